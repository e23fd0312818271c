import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../../kit/story/screenTest';
import * as stories from './ReformGroupScreen.stories';

const { 省级, 高校 } = composeStories(stories);

test('省级审批：没有勾选时说先勾选，没有新增和删除', async () => {
  await 省级.run();
  await expect(await screen.findByRole('button', { name: '退回' })).toBeInTheDocument();
  await expect(screen.queryByRole('button', { name: '新增备案' })).toBeNull();
  await expect(screen.queryByText('撤回')).toBeNull();
});

test('高校：待审批的可以撤回，退回的可以修改后提交或删除；新增时要上传文件', async () => {
  await 高校.run();
  await expect(await screen.findAllByText('撤回')).toHaveLength(1);
  await expect(screen.getAllByText('修改后提交')).toHaveLength(1);
  await expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  await press('新增备案');
  await expect((await dialog('新增备案')).getByText('成立文件')).toBeInTheDocument();
});
