import { certApply } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './ReissueScreen.stories';

const { 区县 } = composeStories(stories);
const sent = () => stories.answers[0]?.sent(certApply.update) ?? [];

test('每个状态有它的办法：审核、修改后提交、登记领取；自己提交的写着原因', async () => {
  await 区县.run();
  await press('全部');
  expect(await buttonsOf(invented(1).name)).toEqual(['审核', '查看', '删除']);
  expect(await buttonsOf(invented(2).name)).toEqual(['（审核）', '查看', '删除']);
  expect(await buttonsOf(invented(3).name)).toEqual(['查看', '修改后提交', '删除']);
  expect(await buttonsOf(invented(4).name)).toEqual(['查看', '登记领取']);
  expect(await buttonsOf(invented(5).name)).toEqual(['查看']);
  expect(await buttonsOf(invented(6).name)).toEqual(['查看']);
});

test('审核时先看材料；结论随数据版本送出', async () => {
  await 区县.run();
  await pressIn(invented(1).name, '审核');
  const form = await dialog('审核');
  await expect(await form.findByText('封皮破损，照片脱落')).toBeVisible();
  await chooseIn(form, /结论/, '审核通过');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ version: 1, input: { decision: 'pass' } });
});

test('补发要填遗失声明，换发要勾选原证已收回', async () => {
  await 区县.run();
  await press('新增申请');
  const form = await dialog('新增申请');
  await chooseIn(form, /办理类型/, '补发');
  await expect(await form.findByLabelText(/遗失声明刊登日期/)).toBeInTheDocument();
  await chooseIn(form, /办理类型/, '换发');
  await expect(await form.findByText('原证已收回')).toBeVisible();
  await waitFor(() => expect(form.queryByLabelText(/遗失声明刊登日期/)).toBeNull());
});

test('通过的可以勾选了打印', async () => {
  await 区县.run();
  await press('审核通过');
  await expect(await screen.findByRole('button', { name: '打印证书' })).toBeDisabled();
});

test('填证书号码时先查是谁的证书、能不能办', async () => {
  await 区县.run();
  await press('新增申请');
  const form = await dialog('新增申请');
  await userEvent.type(await form.findByRole('textbox', { name: '证书号码' }), '20243288013000001');
  await userEvent.click(form.getByRole('button', { name: '查询证书' }));
  await expect(await form.findByText(/可以补发换发$/)).toBeVisible();
});
