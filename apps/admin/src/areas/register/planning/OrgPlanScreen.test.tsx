import { orgBatch, orgBatchTime, provinceBatchPostpone } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn, rowOf } from '../../../kit/story/screenTest';
import * as stories from './OrgPlanScreen.stories';

const { 区县, 服务器拒绝 } = composeStories(stories);

test('未上报的可改，等待审批的可撤回，运行中的有未结申请时不能申请结束', async () => {
  await 区县.run();
  expect(await buttonsOf('未上报的计划')).toEqual(['编辑', '上报', '时间段', '查看', '删除']);
  expect(await buttonsOf('等待审批的计划')).toEqual(['撤回', '时间段', '查看']);
  const running = ['申请变更', '时间段', '查看', '确认点安排'];
  expect(await buttonsOf('运行中的计划')).toEqual([...running, '关闭网报', '（申请结束）']);
  expect(await buttonsOf('都办结的计划')).toEqual([...running, '开放网报', '申请结束']);
});

test('关闭网报只改这一项', async () => {
  await 区县.run();
  await pressIn('运行中的计划', '关闭网报');
  await confirm('确定关闭网报吗？');
  await expect(await screen.findByText('关闭网报成功')).toBeInTheDocument();
  expect(stories.answers.sent(orgBatch.update)).toEqual([
    { version: 5, input: { obId: '301', action: 'edit', filingOpen: false } },
  ]);
});

test('编辑只发可以改的，省级计划和时间段不在里面', async () => {
  await 区县.run();
  await press('编辑');
  const form = await dialog('编辑');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  expect(stories.answers.sent(orgBatch.update)).toEqual([
    {
      version: 1,
      input: {
        obId: '302',
        action: 'edit',
        planName: '未上报的计划',
        receiveWay: 1,
        healthNote: '',
        notice: '',
        attention: '',
      },
    },
  ]);
});

test('只读本机构的计划', async () => {
  await 区县.run();
  expect(stories.answers.sent(orgBatch.list)[0]?.input).toMatchObject({ side: 'own' });
});

test('停用的操作说得出原因，点了也不问', async () => {
  await 区县.run();
  const row = within(await rowOf('运行中的计划'));
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  const [link] = await screen.findAllByRole('button', { name: '申请结束' });
  if (link) await userEvent.hover(link);
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('还有298条申请没有办结');
  if (link) await userEvent.click(link);
  await expect(screen.queryByRole('dialog', { name: '确定申请结束吗？' })).toBeNull();
});

test('没有时间段就不能上报', async () => {
  await 服务器拒绝.run();
  await press('上报');
  await confirm('确定上报吗？');
  await expect(await screen.findByText('还没有时间段，不能上报')).toBeInTheDocument();
});

test('未上报的计划，时间段可以改、可以删、可以加；已有安排的不能删', async () => {
  await 区县.run();
  await pressIn('未上报的计划', '时间段');
  const view = await dialog('未上报的计划的时间段');
  const [first, second] = within(await view.findByRole('table', { name: '时间段' }))
    .getAllByRole('row')
    .slice(1);
  if (!first || !second) throw new Error('没有时间段');
  await expect(within(first).getByRole('button', { name: '删除时间段' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(within(second).getByRole('button', { name: '删除时间段' }));
  await confirm('确定删除时间段吗？');
  await expect(await screen.findByText('删除时间段成功')).toBeInTheDocument();
  expect(stories.slots.sent(orgBatchTime.remove)).toEqual([
    { version: 2, input: { obtId: '352' } },
  ]);
  await userEvent.click(view.getByRole('button', { name: '新增时间段' }));
  await dialog('新增时间段');
});

test('运行中的计划申请变更：带出原来的时间段，改哪里、原因一起发给上级', async () => {
  await 区县.run();
  await pressIn('运行中的计划', '申请变更');
  const form = await dialog('申请变更');
  const slot = within(await form.findByRole('group', { name: '时间段1' }));
  await expect(slot.queryByRole('button', { name: '删除时间段1' })).toBeNull();
  const limit = slot.getByRole('spinbutton', { name: /每日限额/ });
  await userEvent.type(limit, '80');
  await userEvent.click(form.getByRole('combobox', { name: /变更类型/ }));
  await expect(screen.queryByRole('option', { name: '开放机构调整' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: '时间调整' }), {
    pointerEventsCheck: 0,
  });
  await userEvent.type(form.getByRole('textbox', { name: /申请原因/ }), '报名人数多');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('申请变更成功')).toBeInTheDocument();
  expect(stories.changes.sent(provinceBatchPostpone.create)[0]?.input).toEqual({
    pbId: '201',
    obId: '301',
    changeKind: 2,
    reason: '报名人数多',
    after: {
      slots: [
        {
          obtId: '351',
          validBeginDateStr: '2024-06-03 09:00',
          validEndDateStr: '2024-06-21 17:00',
          confirmBegin: '2024-06-10',
          confirmEnd: '2024-06-28',
          dayLimit: 80,
          ctIds: [1, 2, 3],
        },
      ],
    },
  });
});

test('查看：与上级计划对比，历次意见', async () => {
  await 区县.run();
  await pressIn('运行中的计划', '查看');
  const view = await dialog('运行中的计划');
  await expect(await view.findByText(/云梦省2024年上半年计划：2024-06-10 至/)).toBeInTheDocument();
  await expect(view.getByRole('list', { name: '历次意见' })).toHaveTextContent('上报');
});

test('从计划到它的确认点安排', async () => {
  await 区县.run();
  await pressIn('运行中的计划', '确认点安排');
  await expect(await screen.findByText(/已转到 .*obId=301/)).toBeInTheDocument();
});
