import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './DownEnrollPlansScreen.stories';

const { 市级 } = composeStories(stories);

test('已上报的计划只查看，有与省级计划的对比', async () => {
  await 市级.run();
  expect(await buttonsOf('西禾区2024年注册计划')).toEqual(['查看']);
  await pressIn('西禾区2024年注册计划', '查看');
  const view = await dialog('西禾区2024年注册计划');
  await expect(await view.findByRole('list', { name: '历次意见' })).toHaveTextContent('上报');
});
