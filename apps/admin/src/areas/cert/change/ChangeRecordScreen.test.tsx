import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './ChangeRecordScreen.stories';

const { 区县 } = composeStories(stories);

test('退回的信息变更可以修改后再提交，原来填的还在；删除的退回了只能删除申请', async () => {
  await 区县.run();
  expect(await buttonsOf(invented(4).name)).toEqual(['查看']);
  expect(await buttonsOf(invented(5).name)).toEqual(['查看', '修改后提交', '删除']);
  expect(await buttonsOf(invented(6).name)).toEqual(['查看', '删除']);
  await pressIn(invented(5).name, '修改后提交');
  const form = await dialog('修改后提交');
  await expect(await form.findByDisplayValue('演示新名')).toBeVisible();
  // Scans are needed anew; a photo that was brought before stays.
  await expect(form.getByText(/替换上次的证明材料/)).toBeVisible();
  await expect(form.getByText(/沿用上次的新照片/)).toBeVisible();
});
