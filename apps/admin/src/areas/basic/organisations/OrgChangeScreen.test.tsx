import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgChangeScreen.stories';

const { 区县 } = composeStories(stories);

test('变更只看不改，没有的一边写成横线', async () => {
  await 区县.run();
  expect(await buttonsOf('东霁区教委')).toEqual(['查看']);
  await pressIn('010-00000009；—', '查看');
  const window = await dialog('东霁区教育体育局');
  await expect(await window.findByText('— → 云梦省云汀市演示路1号')).toBeVisible();
});
