import { certBatch } from '@tqc/contract/register';
import { gateRegistry } from '@tqc/ui/PermissionGate';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './CertBatchScreen.stories';

const { 国家中心, 只读, 服务器拒绝 } = composeStories(stories);

test('进行中的批次可以编辑、结束、删除，已结束的只能看、照着新增', async () => {
  await 国家中心.run();
  expect(await buttonsOf('2024年上半年')).toEqual(['编辑', '结束', '删除', '查看', '复制']);
  expect(await buttonsOf('2023年下半年')).toEqual(['查看', '复制']);
});

test('行里没有的操作，「为什么不能操作」说得出是状态不对还是没有授权', async () => {
  const told = () =>
    gateRegistry.list().map(({ label, allowed, reason }) => ({ label, allowed, reason }));
  await 国家中心.run();
  await buttonsOf('2023年下半年');
  expect(told()).toContainEqual({ label: '结束', allowed: true, reason: undefined });
  expect(told()).toContainEqual({
    label: '结束',
    allowed: false,
    reason: '记录现在的状态没有这项操作',
  });
  await 只读.run();
  await buttonsOf('2024年上半年');
  expect(told()).toContainEqual({ label: '结束', allowed: false, reason: undefined });
  const open = told().filter(({ allowed }) => allowed);
  expect([...new Set(open.map(({ label }) => label))]).toEqual(['查看']);
});

test('结束前先问，发出的是批次和它的版本', async () => {
  await 国家中心.run();
  await press('结束');
  expect(stories.answers.sent(certBatch.update)).toEqual([]);
  await confirm('结束批次“2024年上半年教师资格认定”吗？结束以后各省不能再上报计划，也不能恢复。');
  await expect(await screen.findByText('结束成功')).toBeInTheDocument();
  expect(stories.answers.sent(certBatch.update)).toEqual([
    { input: { cbId: '101', action: 'end' }, version: 3 },
  ]);
});

test('编辑的表单带着原来的内容，改了什么就发什么', async () => {
  await 国家中心.run();
  await press('编辑');
  const form = await dialog('编辑');
  const name = form.getByRole('textbox', { name: /批次名称/ });
  await expect(name).toHaveValue('2024年上半年教师资格认定');
  await userEvent.clear(name);
  await userEvent.type(name, '2024年春季');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  expect(stories.answers.sent(certBatch.update)).toEqual([
    {
      version: 3,
      input: {
        cbId: '101',
        cbName: '2024年春季',
        year: 2024,
        half: 1,
        audience: [1, 2],
        ctIds: [1, 2, 3, 4],
        beginDate: '2024-04-01',
        endDate: '2024-07-31',
        notice: '',
        provs: [],
      },
    },
  ]);
});

test('年度先填上服务器的今年；没有填的必填项不发出去', async () => {
  await 国家中心.run();
  await press('新增批次');
  const form = await dialog('新增批次');
  await expect(form.getByRole('spinbutton', { name: /年度/ })).toHaveValue('2024');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入批次名称')).toBeInTheDocument();
  expect(stories.answers.sent(certBatch.create)).toEqual([]);
});

test('别人先改了，说明要刷新，列表还在', async () => {
  await 服务器拒绝.run();
  await press('结束');
  await confirm('结束批次“2024年上半年教师资格认定”吗？结束以后各省不能再上报计划，也不能恢复。');
  await expect(await screen.findByText('数据已被他人修改，请刷新后再操作')).toBeInTheDocument();
  await expect(screen.getByText('2023年下半年教师资格认定')).toBeInTheDocument();
});

test('查看：参与的省份按名称列出', async () => {
  await 国家中心.run();
  await pressIn('2024年上半年', '查看');
  const view = await dialog('2024年上半年教师资格认定');
  await expect(await view.findByText('北京、江苏')).toBeInTheDocument();
});

test('照着上一批次新增：除了名称都带过来，参与省份可以选', async () => {
  await 国家中心.run();
  await pressIn('2024年上半年', '复制');
  const form = await dialog('复制');
  await expect(form.getByRole('textbox', { name: /批次名称/ })).toHaveValue('');
  await userEvent.type(form.getByRole('textbox', { name: /批次名称/ }), '2024年下半年');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('复制成功')).toBeInTheDocument();
  expect(stories.answers.sent(certBatch.create)[0]?.input).toMatchObject({
    cbName: '2024年下半年',
    year: 2024,
    provs: [],
  });
});
