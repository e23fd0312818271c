import { audit } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press, pressIn } from '../../kit/story/screenTest';
import * as stories from './AuditListScreen.stories';

const { 审计员, 链被改动, 校验不成 } = composeStories(stories);

test('完整的链说出核对了多少条、最新的签名链首是哪一条、多久以前', async () => {
  await 审计员.run();
  expect(stories.answers.sent(audit.verify)).toEqual([]);
  await press('校验审计链');
  const verdict = await screen.findByText(/已核对 90002 条，完整无误/);
  await expect(verdict).toHaveTextContent('最新签名链首为第 90000 条，7 分钟前签署');
  expect(stories.answers.sent(audit.verify)).toHaveLength(1);
});

test('被改动的链说出是哪一条、为什么', async () => {
  await 链被改动.run();
  await press('校验审计链');
  await expect(await screen.findByText('第 4711 条被改动：内容与摘要不符')).toBeInTheDocument();
});

test('失败的登录也在，操作和结果都是中文', async () => {
  await 审计员.run();
  await expect(await screen.findByText('登录')).toBeInTheDocument();
  await expect(screen.getByText('未成功')).toBeInTheDocument();
});

test('改了什么写成栏目：原值 → 新值；原始记录折在里面', async () => {
  await 审计员.run();
  await expect(await screen.findByText('认定批次 301')).toBeInTheDocument();
  await pressIn('修改认定批次', '查看');
  const entry = await dialog('审计记录 90003：修改认定批次');
  await expect(entry.getByText('批次名称：2024年 → 2024年上半年')).toBeVisible();
  expect(entry.getByText(/"cb_name"/)).not.toBeVisible();
  await userEvent.click(entry.getByText('原始记录'));
  await expect(entry.getByText(/"cb_name"/)).toBeVisible();
});

test('校验不成时说明', async () => {
  await 校验不成.run();
  await press('校验审计链');
  await expect(await screen.findByText('系统繁忙，请稍后再试')).toBeInTheDocument();
});
