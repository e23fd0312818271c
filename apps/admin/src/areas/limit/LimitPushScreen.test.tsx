import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './LimitPushScreen.stories';

const { 省级 } = composeStories(stories);

test('没到的可以立即推送或取消，失败和取消的可以重推，推送成功的只看', async () => {
  await 省级.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['查看报文', '立即推送', '取消推送']);
  expect(await buttonsOf(invented(2).name)).toEqual(['查看报文']);
  expect(await buttonsOf(invented(3).name)).toEqual(['查看报文']);
  expect(await buttonsOf(invented(4).name)).toEqual(['查看报文', '重推', '取消推送']);
  expect(await buttonsOf(invented(5).name)).toEqual(['查看报文', '重推']);
});

test('报文打开了看；取消要写原因', async () => {
  await 省级.run();
  await pressIn(invented(3).name, '查看报文');
  const view = await dialog('限制记录XZ322024000003的报文');
  await expect(view.getByText(/"event": "新增"/)).toBeVisible();
  await view.findByText(/limitNo/);
});
