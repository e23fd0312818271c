import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press } from '../../../kit/story/screenTest';
import * as stories from './PlanApproveScreen.stories';

const { 国家中心, 市级, 服务器拒绝 } = composeStories(stories);

test('国家级：待审批的通过或退回，通过的可锁定，锁定的可解锁，未上报的不动', async () => {
  await 国家中心.run();
  expect(await buttonsOf('待审批计划')).toEqual(['通过', '退回']);
  expect(await buttonsOf('已通过计划')).toEqual(['锁定']);
  expect(await buttonsOf('已锁定计划')).toEqual(['解锁']);
  expect(await buttonsOf('未上报计划')).toEqual([]);
});

test('市级看下级机构的计划：待审批的审批，申请结束的同意或退回', async () => {
  await 市级.run();
  expect(await buttonsOf('东霁区待审批计划')).toEqual(['通过', '退回']);
  expect(await buttonsOf('东霁区运行中计划')).toEqual([]);
  expect(await buttonsOf('东霁区申请结束计划')).toEqual(['同意结束', '退回结束']);
  expect(stories.downs.sent(orgBatch.list)[0]?.input).toMatchObject({ side: 'down', pageNo: 1 });
});

test('退回必须写意见，意见和版本一起发出', async () => {
  await 国家中心.run();
  await press('退回');
  const form = await dialog('退回');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入审批意见')).toBeInTheDocument();
  expect(stories.provinces.sent(provinceBatch.update)).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: /审批意见/ }), '网报时间超出批次');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('退回成功')).toBeInTheDocument();
  expect(stories.provinces.sent(provinceBatch.update)).toEqual([
    { version: 2, input: { pbId: '202', action: 'fail', opinion: '网报时间超出批次' } },
  ]);
});

test('同意结束之后重新读列表', async () => {
  await 市级.run();
  await press('同意结束');
  await confirm('确定同意结束吗？');
  await expect(await screen.findByText('同意结束成功')).toBeInTheDocument();
  expect(stories.downs.sent(orgBatch.update)).toEqual([
    { version: 9, input: { obId: '303', action: 'endPlan' } },
  ]);
  expect(stories.downs.sent(orgBatch.list).length).toBe(2);
});

test('不能通过时说出哪里不合', async () => {
  await 服务器拒绝.run();
  await press('通过');
  await confirm('确定通过吗？');
  await expect(
    await screen.findByText('网报结束时间晚于批次结束日期2024-07-31'),
  ).toBeInTheDocument();
});
