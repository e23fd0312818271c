import { registration } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press } from '../../../kit/story/screenTest';
import * as stories from './DataViewScreen.stories';

const { 区县, 省级, 确认点只看, 服务器拒绝, 总数不准 } = composeStories(stories);

test('区县可以删除正常的申请，已编号的不能删，已删除的只能看；确认点都只能看', async () => {
  await 区县.run();
  expect(await buttonsOf('李若琳')).toEqual(['查看', '删除']);
  expect(await buttonsOf('20241190132001002')).toEqual(['查看', '（删除）']);
  expect(await buttonsOf('刘梦瑶')).toEqual(['查看']);
  await 确认点只看.run();
  expect(await buttonsOf('李若琳')).toEqual(['查看']);
});

test('删除要写原因，连同版本发出', async () => {
  await 区县.run();
  await press('删除');
  const form = await dialog('删除');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入删除原因')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /删除原因/ }), '重复申报');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('删除成功')).toBeInTheDocument();
  expect(stories.answers.sent(registration.remove)).toEqual([
    { version: 1, input: { regId: '24118801000001', reason: '重复申报' } },
  ]);
});

test('省级可以恢复已删除的申请', async () => {
  await 省级.run();
  expect(await buttonsOf('刘梦瑶')).toEqual(['查看', '恢复']);
  await press('恢复');
  await confirm('恢复“刘梦瑶”的申请？恢复后从原来的状态继续办理。');
  await expect(await screen.findByText('恢复成功')).toBeInTheDocument();
  expect(stories.answers.sent(registration.update)).toEqual([
    { version: 1, input: { regId: '24118801000003', action: 'undelete' } },
  ]);
});

test('先被别人编号的不能删，话留在表单里，写的原因也还在', async () => {
  await 服务器拒绝.run();
  await press('删除');
  const form = await dialog('删除');
  await userEvent.type(form.getByRole('textbox', { name: /删除原因/ }), '重复申报');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('证书编号已生成，请先收回编号再删除')).toBeInTheDocument();
  await expect(form.getByRole('textbox', { name: /删除原因/ })).toHaveValue('重复申报');
});

test('查看进入那一件', async () => {
  await 区县.run();
  await press('查看');
  await expect(
    await screen.findByText('已转到 /register/application/24118801000001'),
  ).toBeInTheDocument();
});

test('总数不准时说“以上”，要准确的再数一次', async () => {
  await 总数不准.run();
  await userEvent.click(await screen.findByRole('button', { name: /精确|准确/ }));
  await expect(await screen.findByText(/10,?386/)).toBeInTheDocument();
});
