import { system } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press, pressIn } from '../../../kit/story/screenTest';
import { platformAnswers } from './GovdataPushScreen.stories';
import * as stories from './GbSwitchScreen.stories';

const { 国家中心, 省级, 读不到 } = composeStories(stories);
const sent = () => platformAnswers.flatMap((fake) => fake.sent(system.setGbsso));

test('每个接口都可以设灰度、做连通测试', async () => {
  await 国家中心.run();
  await screen.findAllByText('连通测试');
  await expect(screen.getAllByText('连通测试')).toHaveLength(3);
});

test('开启要写原因、再输一次登录密码，缺一样都不送出去', async () => {
  await 国家中心.run();
  await pressIn('证照推送', '开启');
  const form = await dialog('开启');
  const submit = form.getByRole('button', { name: '提交' });
  await userEvent.type(form.getByLabelText(/原因/), '国家平台升级完成');
  await userEvent.click(submit);
  await expect(await form.findByText('请输入登录密码，确认是您本人操作')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await userEvent.type(form.getAllByLabelText(/登录密码/)[0] as HTMLElement, 'Sunny-2024!');
  await userEvent.click(submit);
  await expect(await screen.findByText('开启成功')).toBeInTheDocument();
  const [asked] = sent();
  expect(asked?.input).toMatchObject({ state: 1, reason: '国家平台升级完成' });
  // What proves who it was is no part of what is asked.
  expect(JSON.stringify(asked?.input)).not.toContain('Sunny');
});

test('登录验证、停用登录说得出现在怎样；设置时带上看到的版本', async () => {
  await 国家中心.run();
  await expect(
    await screen.findByText(/^省级：短信验证登录；国家教师资格中心：短信验证登录/),
  ).toBeInTheDocument();
  await expect(screen.getByText(/^已设置：高校，2024-08-22 00:00至2024-08-24 08:00/)).toBeVisible();
  await press('解除停用');
  const form = await dialog('解除停用');
  await userEvent.type(form.getByLabelText(/原因/), '维护改期');
  await userEvent.type(form.getAllByLabelText(/登录密码/)[0] as HTMLElement, 'Sunny-2024!');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('解除停用成功')).toBeInTheDocument();
  const [asked] = platformAnswers.flatMap((fake) => fake.sent(system.setSuspend));
  expect(asked?.input).toEqual({ action: 'lift', reason: '维护改期', version: 1 });
});

test('省级看得到这些开关，不能改', async () => {
  await 省级.run();
  await expect(await screen.findByText(/^省级：短信验证登录/)).toBeInTheDocument();
  for (const name of ['设置登录验证', '设置停用登录', '解除停用'])
    await expect(screen.queryByRole('button', { name })).toBeNull();
});

test('系统开关读不到时说明，按重试两样一起再读', async () => {
  await 读不到.run();
  const card = within(await screen.findByRole('region', { name: '系统开关' }));
  await expect(await card.findByRole('alert')).toHaveTextContent('重试');
  await userEvent.click(card.getByRole('button', { name: '重试' }));
  await expect(await card.findByText(/^省级：短信验证登录/)).toBeVisible();
  await expect(card.getByText(/^已设置：高校/)).toBeVisible();
});
