import { composeStories } from '@storybook/react-vite';
import { limit } from '@tqc/contract/limit';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../kit/story/screenTest';
import * as stories from './NationLimitScreen.stories';

const { 区县, 省级 } = composeStories(stories);

test('只看得到遮盖的号码，没有查看完整号码的按钮', async () => {
  await 区县.run();
  await expect(await screen.findByText(invented(3).maskedIdNo)).toBeVisible();
  expect(screen.queryByRole('button', { name: '查看' })).toBeNull();
});

test('批量比对：写用途、选名单，开始以后说到哪里看结果', async () => {
  await 省级.run();
  await press('批量比对');
  const form = await dialog('批量比对');
  await userEvent.click(form.getByRole('button', { name: '开始比对' }));
  await expect(await form.findByText('请输入查询用途')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /查询用途/ }), '新入职核查');
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (chooser) await userEvent.upload(chooser, new File(['姓名,证件号码'], '名单.csv'));
  await form.findByText(/名单\.csv/);
  await userEvent.click(form.getByRole('button', { name: '开始比对' }));
  await expect(
    await screen.findByText('已开始比对，完成后可以在文件任务中下载结果'),
  ).toBeInTheDocument();
  await waitFor(() =>
    expect(stories.answers.sent(limit.batchCompare)).toMatchObject([
      { input: { purpose: '新入职核查' } },
    ]),
  );
});
