import { provinceBatchPostpone } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press } from '../../../kit/story/screenTest';
import * as stories from './ChangeRecordScreen.stories';

const { 国家中心, 省级, 服务器拒绝 } = composeStories(stories);

test('国家级审批等待中的变更，审批过的不再动', async () => {
  await 国家中心.run();
  expect(await buttonsOf('澄岚省2024年上半年计划')).toEqual(['通过', '退回']);
  expect(await buttonsOf('云梦省2023年下半年计划')).toEqual([]);
});

test('省级只能撤回自己等待中的申请', async () => {
  await 省级.run();
  expect(await buttonsOf('云梦省2024年上半年计划')).toEqual(['撤回']);
  expect(await buttonsOf('澄岚省2024年上半年计划')).toEqual([]);
  await press('撤回');
  await confirm('确定撤回吗？');
  await expect(await screen.findByText('撤回成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatchPostpone.remove)).toEqual([
    { version: 1, input: { id: '501' } },
  ]);
});

test('前后对比写成日期的名称', async () => {
  await 国家中心.run();
  expect(await screen.findAllByText('网报结束 2024-06-25 17:00')).toHaveLength(2);
  await expect(screen.getByText('确认开始 2024-06-12；确认结束 2024-06-30')).toBeInTheDocument();
});

test('退回写意见', async () => {
  await 国家中心.run();
  await press('退回');
  const form = await dialog('退回');
  await userEvent.type(form.getByRole('textbox', { name: /审批意见/ }), '批次即将结束');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('退回成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatchPostpone.update)).toEqual([
    { version: 1, input: { id: '501', action: 'fail', opinion: '批次即将结束' } },
  ]);
});

test('批次结束后不能通过，说明原因', async () => {
  await 服务器拒绝.run();
  await press('通过');
  await confirm('确定通过吗？');
  await expect(await screen.findByText('批次已结束，不能再延期')).toBeInTheDocument();
});
