import { orgBatch } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press } from '../../../kit/story/screenTest';
import * as stories from './OrgPlanScreen.stories';

const { 区县, 服务器拒绝 } = composeStories(stories);

test('未上报的可改，等待审批的可撤回，运行中的有未结申请时不能申请结束', async () => {
  await 区县.run();
  expect(await buttonsOf('未上报的计划')).toEqual(['编辑', '上报', '新增时间段', '删除']);
  expect(await buttonsOf('等待审批的计划')).toEqual(['撤回']);
  expect(await buttonsOf('运行中的计划')).toEqual(['关闭网报', '（申请结束）']);
  expect(await buttonsOf('都办结的计划')).toEqual(['开放网报', '申请结束']);
});

test('关闭网报只改这一项', async () => {
  await 区县.run();
  await press('关闭网报');
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
