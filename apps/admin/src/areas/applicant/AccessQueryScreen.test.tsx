import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './AccessQueryScreen.stories';

const { 区县 } = composeStories(stories);

test('有记录的申请复议，取消了的重新查询，有效的和别人的只看', async () => {
  await 区县.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['查看结果']);
  expect(await buttonsOf(invented(2).name)).toEqual(['查看结果', '取消查询']);
  expect(await buttonsOf(invented(3).name)).toEqual(['查看结果', '申请复议']);
  expect(await buttonsOf(invented(4).name)).toEqual(['查看结果', '重新查询']);
  expect(await buttonsOf(invented(5).name)).toEqual(['查看结果']);
});

test('查看时本次和以前的结果都在', async () => {
  await 区县.run();
  await pressIn(invented(1).name, '查看结果');
  const view = await dialog(`${invented(1).name}的准入查询`);
  await expect(await view.findByText('历史结果')).toBeVisible();
  await expect(view.getAllByText('正常').length).toBeGreaterThan(0);
});
