import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './RegisterHistoryScreen.stories';

const { 区县 } = composeStories(stories);

test('历史只看：结论、学历和本人的证书在一个窗口里', async () => {
  await 区县.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['查看', '申请详情']);
  await pressIn(invented(1).name, '查看');
  const window = await dialog(`${invented(1).name}的认定历史`);
  await expect(await window.findByText('2024年上半年教师资格认定')).toBeVisible();
  await expect(await window.findByText('本人的证书和申请')).toBeVisible();
});
