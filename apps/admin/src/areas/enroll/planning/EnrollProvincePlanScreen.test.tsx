import { provinceBatch } from '@tqc/contract/enroll';
import { reviewLevel } from '@tqc/domain/dictionaries';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import {
  buttonsOf,
  chooseIn,
  confirm,
  dialog,
  press,
  pressIn,
} from '../../../kit/story/screenTest';
import * as stories from './EnrollProvincePlanScreen.stories';

const { 省级, 国家中心只看, 服务器拒绝 } = composeStories(stories);

test('每种状态能做的事不同，别省的计划什么都不能做', async () => {
  await 省级.run();
  expect(await buttonsOf('未上报的计划')).toEqual(['编辑', '上报', '查看', '删除']);
  expect(await buttonsOf('等待审批的计划')).toEqual(['撤回', '查看']);
  expect(await buttonsOf('已通过的计划')).toEqual(['申请变更', '查看', '可延长时间', '变更记录']);
  expect(await buttonsOf('被退回的计划')).toEqual(['编辑', '上报', '查看']);
  expect(await buttonsOf('别省的计划')).toEqual(['查看']);
});

test('国家级在这里只看', async () => {
  await 国家中心只看.run();
  expect(await buttonsOf('未上报的计划')).toEqual(['查看']);
  await expect(screen.queryByRole('button', { name: '新增计划' })).toBeNull();
});

test('编辑带着原来的内容，没有改就原样发回', async () => {
  await 省级.run();
  await press('编辑');
  const form = await dialog('编辑');
  const name = form.getByRole('textbox', { name: /计划名称/ });
  await userEvent.clear(name);
  await userEvent.type(name, '云梦省秋季计划');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  const [sent] = stories.answers.sent(provinceBatch.update);
  expect(sent).toEqual({
    version: 1,
    input: {
      pbId: '702',
      action: 'edit',
      planName: '云梦省秋季计划',
      scopes: [1, 2, 4],
      filing: [{ begin: '2024-05-13 09:00', end: '2024-06-21 18:00' }],
      firstReviewBegin: '2024-05-20',
      firstReviewEnd: '2024-08-16',
      recheckBegin: '2024-08-26',
      recheckEnd: '2024-09-27',
      finalBegin: '2024-09-30',
      finalEnd: '2024-11-15',
      noticeDays: 7,
      trainingHours: 360,
      probationMonths: 12,
      recheckLevel: 3,
      finalLevel: 4,
      autoPass: false,
      contact: '顾省审',
      contactPhone: '15420000011',
      conditions: '',
      materials: '',
      orgIds: [],
    },
  });
});

test('新增先填上通常的公示天数、学时和层级；已有计划的批次选不到', async () => {
  await 省级.run();
  await press('新增计划');
  const form = await dialog('新增计划');
  await expect(form.getByRole('spinbutton', { name: /公示天数/ })).toHaveValue('7');
  await expect(form.getByRole('spinbutton', { name: /培训学时要求/ })).toHaveValue('360');
  await expect(form.getByText(reviewLevel.label(3))).toBeInTheDocument();
  await expect(form.getByText(reviewLevel.label(4))).toBeInTheDocument();
  await userEvent.click(form.getByRole('combobox', { name: /所属批次/ }));
  // Pickers of dates have options of their own.
  const offered = await screen.findAllByRole('option', { name: /注册/ });
  expect(offered.map(({ textContent }: HTMLElement) => textContent)).toEqual([
    '2024年中小学教师资格定期注册（网报2024-05-06起，终审2024-11-29止）',
  ]);
});

test('上报不了时说出哪个阶段不合', async () => {
  await 服务器拒绝.run();
  await press('上报');
  await confirm('确定上报吗？');
  await expect(
    await screen.findByText(
      '复核时间结束于2024-10-20，晚于批次的复核截止日期（2024-10-11），请提前',
    ),
  ).toBeInTheDocument();
});

test('申请变更：阶段的时间照计划填好，没有改的不发；层级不能变更', async () => {
  await 省级.run();
  await pressIn('已通过的计划', '申请变更');
  const form = await dialog('申请变更');
  await chooseIn(form, /变更类型/, '延期');
  await expect(form.getByRole('textbox', { name: /终审结束日期/ })).toHaveValue('2024-11-15');
  await expect(form.queryByRole('combobox', { name: /终审层级/ })).toBeNull();
  await userEvent.type(form.getByRole('textbox', { name: /申请原因/ }), '顺延一周');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('申请变更成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatch.changeProvinceBatch)).toEqual([
    {
      version: 3,
      input: { pbId: '701', changeKind: 1, after: {}, reason: '顺延一周' },
    },
  ]);
});
