import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../../kit/story/screenTest';
import * as stories from './FilingScreen.stories';

const { 区县 } = composeStories(stories);

test('待审批的可以撤回，退回的可以修改后提交或删除，通过的只能下载材料', async () => {
  await 区县.run();
  await expect(await screen.findByRole('button', { name: '新增备案' })).toBeEnabled();
  await expect(screen.getAllByText('下载材料')).toHaveLength(3);
  await expect(screen.getAllByText('撤回')).toHaveLength(1);
  await expect(screen.getAllByText('修改后提交')).toHaveLength(1);
});

test('新增备案时备案类型已经选好，写的是名称', async () => {
  await 区县.run();
  await press('新增备案');
  const type = (await dialog('新增备案')).getByRole('combobox', { name: '备案类型' });
  await expect(type).toHaveTextContent('认定数据导出');
});
