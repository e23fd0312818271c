import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './CaseStatisticsScreen.stories';

const { 省级 } = composeStories(stories);

test('有下级的地区可以下钻', async () => {
  await 省级.run();
  await screen.findAllByText('下钻');
  await expect(screen.getAllByText('下钻')).toHaveLength(2);
});
