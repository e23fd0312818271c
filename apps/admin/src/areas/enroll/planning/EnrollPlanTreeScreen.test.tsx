import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollPlanTreeScreen.stories';

const { 市级 } = composeStories(stories);

test('省级计划下看得到哪些机构还没有编制，机构计划没有按钮', async () => {
  await 市级.run();
  expect(await buttonsOf('^云梦省2024年注册计划$')).toEqual(['下级机构']);
  await pressIn('^云梦省2024年注册计划$', '下级机构');
  const view = await dialog('云梦省2024年注册计划下的机构');
  await expect(await view.findByRole('table', { name: '下级机构' })).toHaveTextContent(
    '南屏县教育局',
  );
});
