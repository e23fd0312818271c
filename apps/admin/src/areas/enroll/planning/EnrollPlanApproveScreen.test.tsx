import { provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollPlanApproveScreen.stories';

const { 国家中心, 市级, 有不合的地方 } = composeStories(stories);

test('国家级：待审批的审批，通过的可锁定，锁定的可解锁，办完的结束；市级对省级计划只看', async () => {
  await 国家中心.run();
  expect(await buttonsOf('待审批计划')).toEqual(['审批', '查看', '结束']);
  expect(await buttonsOf('已通过计划')).toEqual(['查看', '锁定', '结束']);
  expect(await buttonsOf('已锁定计划')).toEqual(['查看', '解锁', '结束']);
  expect(await buttonsOf('已结束计划')).toEqual(['查看']);
  await 市级.run();
  await userEvent.click(await screen.findByRole('button', { name: '省级计划' }));
  expect(await buttonsOf('云梦省待审批计划')).toEqual(['查看']);
  await expect(screen.queryByRole('button', { name: '批量通过' })).toBeNull();
});

async function decide(decision: '通过' | '退回', opinion?: string) {
  await pressIn('待审批计划', '审批');
  const form = await dialog('审批');
  await userEvent.click(await form.findByRole('combobox', { name: /审批结论/ }));
  await userEvent.click(await screen.findByRole('option', { name: decision }), {
    pointerEventsCheck: 0,
  });
  if (opinion) await userEvent.type(form.getByRole('textbox', { name: /审批意见/ }), opinion);
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  return form;
}

test('审批时先看到计划和批次的时间，结论、意见和版本一起发出', async () => {
  await 国家中心.run();
  await decide('退回', '公示天数过短');
  await expect(await screen.findByText('审批成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatch.update)).toEqual([
    { version: 2, input: { pbId: '702', action: 'fail', opinion: '公示天数过短' } },
  ]);
});

test('不合的地方审批前就看得到，看得到就通过不了', async () => {
  await 有不合的地方.run();
  const form = await decide('通过');
  await expect(form.getByRole('list', { name: '不合的地方' })).toHaveTextContent(
    '终审层级不能低于复核层级',
  );
  await expect(await form.findByText('还有不合的地方，不能通过，请退回')).toBeInTheDocument();
});

test('批量通过：先说办几条、哪几条不办，一条一条发出', async () => {
  await 国家中心.run();
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  await press('批量通过');
  const form = await dialog('批量通过');
  await expect(form.getByText(/将办理 1 条：云梦省待审批计划/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '通过 1 条' }));
  await expect(await screen.findByText('已通过 1 条')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatch.update)).toEqual([
    { version: 2, input: { pbId: '702', action: 'pass' } },
  ]);
});

test('市级审批下级机构的计划：看到它与省级计划的对比，意见和版本一起发出', async () => {
  await 市级.run();
  expect(await buttonsOf('待审批计划')).toEqual(['审批', '查看']);
  expect(await buttonsOf('已通过计划')).toEqual(['查看', '锁定']);
  expect(await buttonsOf('已锁定计划')).toEqual(['查看', '解锁']);
  expect(await buttonsOf('被退回计划')).toEqual(['查看']);
  const form = await decide('退回', '请分两段网报');
  await expect(form.getByText(/云梦省2024年注册计划：2024-05-13 09:00 至/)).toBeInTheDocument();
  await expect(await screen.findByText('审批成功')).toBeInTheDocument();
  expect(stories.decided.sent(setSelfOrgPlan.editOrgBatchEnroll)).toEqual([
    { version: 2, input: { obId: '802', action: 'fail', opinion: '请分两段网报' } },
  ]);
});
