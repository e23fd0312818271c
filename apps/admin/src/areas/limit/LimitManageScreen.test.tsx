import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../kit/story/screenTest';
import * as stories from './LimitManageScreen.stories';

const { 区县, 国家中心 } = composeStories(stories);

test('每个状态有它的办法；别的机构录入的只看，没有文书的不能取', async () => {
  await 区县.run();
  expect(await buttonsOf(invented(1).name)).toEqual([
    '查看',
    '撤回',
    '证书',
    '补充文书',
    '下载文书',
  ]);
  expect(await buttonsOf(invented(2).name)).toEqual([
    '查看',
    '编辑',
    '提交',
    '证书',
    '补充文书',
    '下载文书',
    '删除',
  ]);
  expect(await buttonsOf(invented(3).name)).toEqual([
    '查看',
    '修改后提交',
    '证书',
    '补充文书',
    '下载文书',
    '删除',
  ]);
  expect(await buttonsOf(invented(4).name)).toEqual([
    '查看',
    '申请解除',
    '证书',
    '补充文书',
    '下载文书',
  ]);
  expect(await buttonsOf(invented(5).name)).toEqual([
    '查看',
    '撤回解除申请',
    '证书',
    '补充文书',
    '下载文书',
  ]);
  expect(await buttonsOf(invented(6).name)).toEqual(['查看', '证书', '（下载文书）']);
});

test('该人员的证书可以关联、取消关联', async () => {
  await 区县.run();
  await pressIn(invented(2).name, '证书');
  const view = await dialog(`${invented(2).name}的证书`);
  await expect(await view.findByText('20224488013000121')).toBeVisible();
  await expect(view.getByText('20194488012000017')).toBeVisible();
  await expect(view.getByRole('button', { name: '取消关联' })).toBeVisible();
  await expect(view.getByRole('button', { name: '关联' })).toBeVisible();
});

test('限制依据按类型列出', async () => {
  await 区县.run();
  await press('限制依据');
  const laws = await dialog('限制类型和法律依据');
  await expect(await laws.findByText(/第十九条第一项、.*第十九条第二项；期限：/)).toBeVisible();
});

test('状态签上有各状态的数', async () => {
  await 区县.run();
  await expect(await screen.findByRole('button', { name: '全部（28）' })).toBeVisible();
  await expect(screen.getByRole('button', { name: '解除办理中（11）' })).toBeVisible();
});

test('查看时人员、依据、解除申请和经过都在', async () => {
  await 区县.run();
  await pressIn(invented(1).name, '查看');
  const view = await dialog(`${invented(1).name}的限制记录 XZ322024000001`);
  await expect(await view.findByText('以虚假材料骗取教师资格')).toBeVisible();
  await expect(view.getByText('行政复议撤销了原决定')).toBeVisible();
  await expect(view.getByText('限制审批 · 同意限制')).toBeVisible();
});

test('编辑时原来的内容都在，证件号码不改的留空', async () => {
  await 区县.run();
  await pressIn(invented(2).name, '编辑');
  const form = await dialog('编辑');
  await expect(await form.findByDisplayValue('以虚假材料骗取教师资格')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /证件号码/ })).toHaveValue('');
});

test('只有国家中心写明由哪个省初审解除', async () => {
  await 国家中心.run();
  await press('新增限制');
  const form = await dialog('新增限制');
  await expect(form.getByRole('combobox', { name: /解除初审省份/ })).toBeVisible();
});
