import { setSelfOrgPlan } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollOrgPlanScreen.stories';

const { 区县, 服务器拒绝, 都编制过, 没有省级计划 } = composeStories(stories);

test('未上报和被退回的可改可报，等待审批的可撤回，通过和结束的只看', async () => {
  await 区县.run();
  expect(await buttonsOf('未上报的计划')).toEqual(['编辑', '上报', '查看', '时间段', '删除']);
  expect(await buttonsOf('等待审批的计划')).toEqual(['撤回', '查看', '时间段']);
  expect(await buttonsOf('被退回的计划')).toEqual(['编辑', '上报', '查看', '时间段']);
  expect(await buttonsOf('运行中的计划')).toEqual([
    '申请变更',
    '查看',
    '时间段',
    '确认点安排',
    '变更记录',
  ]);
  expect(await buttonsOf('已结束的计划')).toEqual(['查看', '时间段', '变更记录']);
});

test('正在进行的计划说出网报了多少、应注册多少', async () => {
  await 区县.run();
  await expect(await screen.findByRole('list', { name: '正在进行的计划' })).toHaveTextContent(
    '东霁区2024年注册计划：已网报 386 人，应注册 1200 人；初核 2024-05-27 至 2024-08-09',
  );
});

test.each([
  ['省级计划都编制过', 都编制过, '通过审批的都已编制过'],
  ['没有省级计划', 没有省级计划, '本省还没有通过审批、正在进行的'],
])('%s时不能新增，按钮说明原因', async (_, story, why) => {
  await story.run();
  const button = await screen.findByRole('button', { name: '新增计划' });
  await waitFor(() => expect(button).toBeDisabled());
  expect(button).toHaveAttribute('title', `没有可以编制的省级计划：${why}`);
});

test('新增：看得到上级的时间，编过的省级计划选不到；本级不办理的环节不问', async () => {
  await 区县.run();
  await press('新增计划');
  const form = await dialog('新增计划');
  const above = await form.findAllByRole('list', { name: '上级计划的时间' });
  await expect(above[0]).toHaveTextContent('初核时间 2024-05-20 至 2024-08-16');
  await userEvent.click(form.getByRole('combobox', { name: /省级计划/ }));
  const offered = await screen.findAllByRole('option', { name: /注册计划/ });
  expect(offered.map(({ textContent }: HTMLElement) => textContent)).toEqual([
    '云梦省2024年注册计划（公示不少于7天）',
    '云梦省2024年首次注册计划（公示不少于7天）',
  ]);
  const [first] = offered;
  if (!first) throw new Error('one can be chosen');
  await userEvent.click(first, { pointerEventsCheck: 0 });
  await expect(form.queryByText('复核开始日期')).toBeNull();
  await userEvent.click(form.getByRole('combobox', { name: /省级计划/ }));
  await userEvent.click(await screen.findByRole('option', { name: /首次注册计划/ }), {
    pointerEventsCheck: 0,
  });
  await expect(await form.findByText('复核开始日期')).toBeInTheDocument();
  await expect(form.queryByText('终审开始日期')).toBeNull();
});

test('编辑时带出原来的时间段，改好一起发出', async () => {
  await 区县.run();
  await pressIn('未上报的计划', '编辑');
  const form = await dialog('编辑');
  const slot = within(await form.findByRole('group', { name: '时间段1' }));
  await userEvent.clear(slot.getByRole('spinbutton', { name: /每日限额/ }));
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  expect(stories.answers.sent(setSelfOrgPlan.editOrgBatchPlan)).toMatchObject([
    {
      version: 1,
      input: {
        obId: '802',
        planName: '未上报的计划',
        noticeBegin: '2024-08-01',
        times: [{ obtId: '851', validBeginDateStr: '2024-05-20 09:00', dayLimit: null }],
      },
    },
  ]);
});

test('上报不了时说出哪里不合', async () => {
  await 服务器拒绝.run();
  await pressIn('未上报的计划', '上报');
  await confirm('确定上报吗？');
  await expect(await screen.findByText('公示不能少于7天，现在是5天，请延长')).toBeInTheDocument();
});

test('申请变更：时间段和自己的阶段一起改，要说原因', async () => {
  await 区县.run();
  await pressIn('运行中的计划', '申请变更');
  const form = await dialog('申请变更');
  await form.findByRole('group', { name: '时间段1' });
  await expect(form.queryByText('复核开始日期')).toBeNull();
  await userEvent.click(form.getByRole('combobox', { name: /变更类型/ }));
  const offered = await screen.findAllByRole('option', { name: /延期|调整/ });
  expect(offered.map(({ textContent }: HTMLElement) => textContent)).toEqual(['延期', '时间调整']);
  const [first] = offered;
  if (!first) throw new Error('one can be chosen');
  await userEvent.click(first, { pointerEventsCheck: 0 });
  await userEvent.type(form.getByRole('textbox', { name: /申请原因/ }), '网络中断');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('申请变更成功')).toBeInTheDocument();
  expect(stories.answers.sent(setSelfOrgPlan.editOrgBatchPlan)).toMatchObject([
    {
      version: 3,
      input: {
        obId: '801',
        action: 'change',
        changeKind: 1,
        reason: '网络中断',
        noticeBegin: '2024-08-01',
        times: [{ obtId: '851' }],
      },
    },
  ]);
});
