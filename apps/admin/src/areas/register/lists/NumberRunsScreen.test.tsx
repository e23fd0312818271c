import { certAssign } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './NumberRunsScreen.stories';

const { 区县, 已经打印 } = composeStories(stories);
const QUESTION =
  '收回 1 个编号（初级中学教师资格 1 个：20241188032001003）？收回后这些申请回到待编号，号码重新可用。';

test('本机构的可以改签发日期，最后一次的可以收回；别的机构的只能看', async () => {
  await 区县.run();
  expect(await buttonsOf('2024-06-17')).toEqual(['查看号码', '去打印', '改签发日期', '收回编号']);
  expect(await buttonsOf('2024-06-13 10:00')).toEqual([
    '查看号码',
    '去打印',
    '改签发日期',
    '（收回编号）',
  ]);
  expect(await buttonsOf('云汀市教育局')).toEqual(['查看号码']);
});

test('收回前说明收回哪些、以后怎样，带着版本发出', async () => {
  await 区县.run();
  await pressIn('2024-06-17', '收回编号');
  await confirm(QUESTION);
  await expect(await screen.findByText('收回编号成功')).toBeInTheDocument();
  expect(stories.answers.sent(certAssign.remove)).toEqual([{ version: 1, input: { id: '3' } }]);
});

test('已经打印的收不回，说明原因', async () => {
  await 已经打印.run();
  await pressIn('2024-06-17', '收回编号');
  await confirm(QUESTION);
  await expect(await screen.findByText('已有证书打印，不能收回编号')).toBeInTheDocument();
});

test('谁得了哪个号码看得到', async () => {
  await 区县.run();
  await press('查看号码');
  const list = await screen.findByRole('list', { name: '生成的号码' });
  expect(within(list).getByText('20241188031001002')).toBeInTheDocument();
});

test('签发日期可以改', async () => {
  await 区县.run();
  await press('改签发日期');
  const form = await dialog('改签发日期');
  expect(form.getByRole('textbox', { name: /签发日期/ })).toHaveValue('2024-06-14');
  await expect(form.getByText(/2024-06-14认定的 1 张证书（初级中学教师资格 1 个：/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('改签发日期成功')).toBeInTheDocument();
  expect(stories.answers.sent(certAssign.update)).toEqual([
    { version: 1, input: { id: '3', issueDate: '2024-06-14' } },
  ]);
});

test('编好号就去打印：只列这一次编号、还没打印的', async () => {
  await 区县.run();
  await pressIn('2024-06-17', '去打印');
  await expect(
    await screen.findByText(/已转到 \/historyDataManage\/CertSubModel/),
  ).toHaveTextContent('assignId=3&printStatus=0');
});
