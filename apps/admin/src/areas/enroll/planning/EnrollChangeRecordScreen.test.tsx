import { change } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollChangeRecordScreen.stories';

const { 国家中心, 省级, 区县, 服务器拒绝 } = composeStories(stories);
const PROVINCE = '云梦省2024年注册计划';
const COUNTY = '东霁区2024年注册计划';

test('上级审批等待中的变更；申请的机构可改可撤回；办完的只看', async () => {
  await 国家中心.run();
  expect(await buttonsOf(PROVINCE)).toEqual(['审批', '查看']);
  expect(await buttonsOf('云梦省2023年注册计划')).toEqual(['查看']);
  await 省级.run();
  expect(await buttonsOf(PROVINCE)).toEqual(['查看', '编辑', '撤回']);
  expect(await buttonsOf(COUNTY)).toEqual(['审批', '查看']);
  await pressIn(PROVINCE, '撤回');
  await confirm('确定撤回吗？');
  await expect(await screen.findByText('撤回成功')).toBeInTheDocument();
  expect(stories.answers.sent(change.update)).toEqual([
    { version: 1, input: { id: '871', action: 'withdraw' } },
  ]);
});

async function decide(decision: '通过' | '退回') {
  await pressIn(PROVINCE, '审批');
  const form = await dialog('审批');
  const compared = within(await form.findByRole('table', { name: '变更内容' }));
  await expect(compared.getAllByRole('row').at(-1)).toHaveTextContent(
    '终审结束日期2024-11-152024-11-22',
  );
  await userEvent.click(form.getByRole('combobox', { name: /审批结论/ }));
  await userEvent.click(await screen.findByRole('option', { name: decision }), {
    pointerEventsCheck: 0,
  });
  await userEvent.type(form.getByRole('textbox', { name: /审批意见/ }), '批次不再延期');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
}

test('审批时现在的和变更后的并排，意见一起发出', async () => {
  await 国家中心.run();
  await decide('退回');
  await expect(await screen.findByText('审批成功')).toBeInTheDocument();
  expect(stories.answers.sent(change.update)).toEqual([
    { version: 1, input: { id: '871', action: 'fail', opinion: '批次不再延期' } },
  ]);
});

test('批次结束后不能通过，说明原因', async () => {
  await 服务器拒绝.run();
  await decide('通过');
  await expect(await screen.findByText(/^批次已结束/)).toBeInTheDocument();
});

test('没有自己日期的阶段写成按省级计划', async () => {
  await 区县.run();
  await pressIn(COUNTY, '查看');
  const facts = await dialog(`${COUNTY}的变更`);
  const compared = within(await facts.findByRole('table', { name: '变更内容' }));
  await expect(compared.getAllByRole('row').at(-1)).toHaveTextContent(
    '复核开始日期按省级计划2024-08-26',
  );
});

test('省级改自己的申请：带着申请的时间，只发和计划不同的', async () => {
  await 省级.run();
  await pressIn(PROVINCE, '编辑');
  const form = await dialog('编辑');
  const reason = await form.findByRole('textbox', { name: /申请原因/ });
  await userEvent.clear(reason);
  await userEvent.type(reason, '顺延一周');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  expect(stories.answers.sent(change.update)).toEqual([
    {
      version: 1,
      input: { id: '871', action: 'edit', reason: '顺延一周', after: { finalEnd: '2024-11-22' } },
    },
  ]);
});

test('区县改自己的申请：时间段和阶段都在，没有动的不发', async () => {
  await 区县.run();
  await pressIn(COUNTY, '编辑');
  const form = await dialog('编辑');
  await form.findByRole('group', { name: '时间段1' });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  expect(stories.answers.sent(change.update)).toEqual([
    {
      version: 1,
      input: {
        id: '872',
        action: 'edit',
        reason: '公示提前三天开始，给异议留出时间。',
        after: { noticeBegin: '2024-07-29' },
      },
    },
  ]);
});
