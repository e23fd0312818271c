import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import { useSession } from '../../../kit/session/session';
import * as stories from './PlanApproveScreen.stories';

const { 国家中心, 市级, 服务器拒绝 } = composeStories(stories);

test('国家级：待审批的审批，通过的可锁定，锁定的可解锁，未上报的不动', async () => {
  await 国家中心.run();
  expect(await buttonsOf('待审批计划')).toEqual(['审批', '查看']);
  expect(await buttonsOf('已通过计划')).toEqual(['查看', '锁定']);
  expect(await buttonsOf('已锁定计划')).toEqual(['查看', '解锁']);
  expect(await buttonsOf('未上报计划')).toEqual(['查看']);
  await pressIn('已通过计划', '锁定');
  await screen.findByRole('dialog', {
    name: '锁定“云梦省已通过计划”吗？锁定以后不接收新的申请，已有的照常办理。',
  });
});

test('市级看下级机构的计划：待审批的审批，申请结束的同意或退回', async () => {
  await 市级.run();
  expect(await buttonsOf('东霁区待审批计划')).toEqual(['审批', '查看']);
  expect(await buttonsOf('东霁区运行中计划')).toEqual(['查看', '锁定']);
  expect(await buttonsOf('东霁区申请结束计划')).toEqual(['查看', '同意结束', '退回结束', '锁定']);
  expect(stories.downs.sent(orgBatch.list)[0]?.input).toMatchObject({ side: 'down', pageNo: 1 });
});

test('变更记录从计划的页面进去，没有权限看的没有这个按钮', async () => {
  await 市级.run();
  await expect(await screen.findByRole('button', { name: '变更记录' })).toBeInTheDocument();
  useSession.setState({ rights: new Set() });
  await waitFor(() => expect(screen.queryByRole('button', { name: '变更记录' })).toBeNull());
});

/** Opens the decision of a plan, chooses and sends. */
async function decide(plan: string, decision: '通过' | '退回', opinion?: string) {
  await pressIn(plan, '审批');
  const form = await dialog('审批');
  await userEvent.click(await form.findByRole('combobox', { name: /审批结论/ }));
  await userEvent.click(await screen.findByRole('option', { name: decision }), {
    pointerEventsCheck: 0,
  });
  if (opinion) await userEvent.type(form.getByRole('textbox', { name: /审批意见/ }), opinion);
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  return form;
}

test('审批时先看到计划和上级的时间，结论、意见和版本一起发出', async () => {
  await 国家中心.run();
  await decide('待审批计划', '退回', '网报时间超出批次');
  await expect(await screen.findByText('审批成功')).toBeInTheDocument();
  expect(stories.provinces.sent(provinceBatch.update)).toEqual([
    { version: 2, input: { pbId: '202', action: 'fail', opinion: '网报时间超出批次' } },
  ]);
});

test('不合的地方审批前就看得到，看得到就通过不了', async () => {
  await 市级.run();
  const form = await decide('东霁区待审批计划', '通过');
  await expect(form.getByRole('list', { name: '不合的地方' })).toHaveTextContent(
    '时间段1确认时间超出云梦省计划的确认时间',
  );
  await expect(await form.findByText('还有不合的地方，不能通过，请退回')).toBeInTheDocument();
  expect(stories.downs.sent(orgBatch.update)).toEqual([]);
});

test('国家级也审批省级机构自己的机构计划', async () => {
  await 国家中心.run();
  await userEvent.click(await screen.findByRole('button', { name: '机构计划' }));
  expect(await buttonsOf('东霁区待审批计划')).toEqual(['审批', '查看']);
});

test('批量通过：先说办几条、哪几条不办，一条一条发出', async () => {
  await 国家中心.run();
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  await press('批量通过');
  const form = await dialog('批量通过');
  await expect(form.getByText(/将办理 1 条：云梦省待审批计划/)).toBeInTheDocument();
  await expect(form.getByText('云梦省已通过计划：现在的状态不能通过')).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '通过 1 条' }));
  await expect(await screen.findByText('已通过 1 条')).toBeInTheDocument();
  expect(stories.provinces.sent(provinceBatch.update)).toEqual([
    { version: 2, input: { pbId: '202', action: 'pass' } },
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
  await decide('待审批计划', '通过');
  await expect(
    await screen.findByText('网报结束时间晚于批次结束日期2024-07-31'),
  ).toBeInTheDocument();
});
