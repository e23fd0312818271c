import { composeStories } from '@storybook/react-vite';
import { normalStudent } from '@tqc/contract/exemption';
import { invented } from '@tqc/testing/people';
import { expect, screen, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { choose, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './CollectAuditScreen.stories';

const { 高校, 省级 } = composeStories(stories);
const { answers } = stories;

test('高校：每种状态有多少；提交勾选的学生', async () => {
  await 高校.run();
  await expect(await screen.findByRole('button', { name: '审核通过 2' })).toBeInTheDocument();
  await choose(invented(2).name);
  await press('提交');
  await press('提交 1 条');
  await waitFor(() =>
    expect(answers.work.sent(normalStudent.submit).at(-1)?.input).toMatchObject({
      records: [{ version: 1 }],
      action: 'submit',
    }),
  );
});

test('高校：公费师范生要协议编号，教育类研究生要学位类型', async () => {
  await 高校.run();
  await press('新增学生');
  const form = await dialog('新增学生');
  await expect(form.queryByRole('textbox', { name: '协议编号' })).toBeNull();
  await expect(form.getByRole('textbox', { name: '学号' })).toBeInTheDocument();
});

test('待完善的说出要补什么', async () => {
  await 高校.run();
  await pressIn(invented(1).name, '查看');
  await expect(await screen.findByText('请补充笔试、照片')).toBeInTheDocument();
});

test('省级：待审核的退回要写原因', async () => {
  await 省级.run();
  await choose(invented(3).name);
  await press('退回');
  await press('退回 1 条');
  await expect(await screen.findByText('请输入审核意见')).toBeInTheDocument();
});
