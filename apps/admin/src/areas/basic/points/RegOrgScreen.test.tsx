import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { headsOf } from '../../../kit/story/screenTest';
import * as stories from './RegOrgScreen.stories';

const { 市级 } = composeStories(stories);

test('每个认定机构的确认点数和启用数', async () => {
  await 市级.run();
  expect((await headsOf()).join()).toContain('启用的确认点数');
});
