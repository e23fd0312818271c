import { certAddition } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../kit/story/screenTest';
import * as stories from './BlankStockScreen.stories';

const { 区县, 省级 } = composeStories(stories);

test('每种状态有各自的下一步：撤回、签收、作废、盘点；核销写错了能撤销', async () => {
  await 区县.run();
  expect(await buttonsOf('下半年批次')).toEqual(['明细', '撤回申领']);
  expect(await buttonsOf('322400000201')).toEqual(['明细', '签收']);
  expect(await buttonsOf('322400000001')).toEqual(['明细', '登记作废', '盘点核销']);
  expect(await buttonsOf('322300000001')).toEqual(['明细', '撤销核销']);
});

test('省级分配号段，张数先填申领数；签收说明收到哪些', async () => {
  await 省级.run();
  expect(await buttonsOf('下半年批次')).toEqual(['明细', '分配号段']);
  await pressIn('下半年批次', '分配号段');
  const form = await dialog('分配号段');
  expect(form.getByRole('spinbutton', { name: /张数/ })).toHaveValue('120');
  await userEvent.type(form.getByRole('textbox', { name: /起始印刷号/ }), '322400000501');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('分配号段成功')).toBeInTheDocument();
  expect(stories.answers.sent(certAddition.update)).toEqual([
    { version: 1, input: { id: '4', action: 'assign', firstNo: '322400000501', n: 120 } },
  ]);
});

test('签收前说明收到哪些，明细说得出每个号的去处', async () => {
  await 区县.run();
  await pressIn('322400000201', '签收');
  await confirm('收到 200 张空白证书（322400000201 至 322400000400），确定签收吗？');
  await expect(await screen.findByText('签收成功')).toBeInTheDocument();
  await pressIn('322300000001', '明细');
  const list = await screen.findByRole('list', { name: '空白证书明细' });
  expect(within(list).getByText('作废：卡纸')).toBeInTheDocument();
  expect(within(list).getByText('已打印 李若琳')).toBeInTheDocument();
});

test('申领时先填今年', async () => {
  await 区县.run();
  await press('申领空白证书');
  const form = await dialog('申领空白证书');
  expect(form.getByRole('spinbutton', { name: /年度/ })).not.toHaveValue('');
});
