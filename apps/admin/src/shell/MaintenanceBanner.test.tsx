import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './MaintenanceBanner.stories';

test.each(Object.entries(composeStories(stories)))('%s', async (_, Story) => {
  await Story.run();
});
