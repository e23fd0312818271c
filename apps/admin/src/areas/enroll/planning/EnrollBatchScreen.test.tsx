import { enrollCertBatch } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollBatchScreen.stories';

const { 国家中心, 只读, 服务器拒绝 } = composeStories(stories);

test('进行中的批次可以编辑、结束、删除，已结束的可以恢复、查看、照着新增', async () => {
  await 国家中心.run();
  expect(await buttonsOf('2024年中小学')).toEqual(['编辑', '结束', '删除', '查看', '复制']);
  expect(await buttonsOf('2023年中小学')).toEqual(['恢复', '查看', '复制']);
});

test('没有授权的只能查看', async () => {
  await 只读.run();
  expect(await buttonsOf('2024年中小学')).toEqual(['查看']);
});

test('结束和恢复前先问，发出的是批次、做什么和它的版本', async () => {
  await 国家中心.run();
  await press('结束');
  await confirm('结束后各省不能再在“2024年中小学教师资格定期注册”中办理，确定结束吗？');
  await expect(await screen.findByText('结束成功')).toBeInTheDocument();
  await press('恢复');
  await confirm('恢复后“2023年中小学教师资格定期注册”可以继续办理，确定恢复吗？');
  await expect(await screen.findByText('恢复成功')).toBeInTheDocument();
  expect(stories.answers.sent(enrollCertBatch.endCertBatch)).toEqual([
    { input: { cbId: '601', type: 'end' }, version: 2 },
    { input: { cbId: '602', type: 'reopen' }, version: 6 },
  ]);
});

test('日期先后不对，说在那个日期旁边，已填的还在', async () => {
  await 服务器拒绝.run();
  await pressIn('2023年中小学', '复制');
  const form = await dialog('复制');
  await userEvent.type(form.getByRole('textbox', { name: /批次名称/ }), '2025年定期注册');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(
    (await form.findAllByText('复核截止日期不能早于初核截止日期（2024-08-30）')).length,
  ).toBeGreaterThan(0);
  await expect(form.getByRole('textbox', { name: /批次名称/ })).toHaveValue('2025年定期注册');
});

test('查看：参与的省份按名称列出', async () => {
  await 国家中心.run();
  await pressIn('2024年中小学', '查看');
  const view = await dialog('2024年中小学教师资格定期注册');
  await expect(await view.findByText('北京、江苏')).toBeInTheDocument();
});
