import { composeStories } from '@storybook/react-vite';
import { wfWorkflow } from '@tqc/contract/limit';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, pressIn } from '../../kit/story/screenTest';
import * as approving from './LimitApproveScreen.stories';

const { 市级 } = composeStories(approving);
const sent = () => approving.answers[0]?.sent(wfWorkflow.update) ?? [];

test('审批时先看文书和经过；结论随数据版本送出', async () => {
  await 市级.run();
  await pressIn(invented(1).name, '审批');
  const form = await dialog('审批');
  await expect(await form.findByText('以虚假材料骗取教师资格')).toBeVisible();
  await chooseIn(form, /结论/, '同意限制');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ version: 1, input: { decision: 'approve' } });
});

test('自己提交的办不了，原因在按钮上；一起勾选时逐条说明', async () => {
  await 市级.run();
  expect(await buttonsOf(invented(2).name)).toEqual(['（审批）', '查看']);
  for (const box of (await screen.findAllByRole('checkbox')).slice(0, 1))
    await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: '批量同意' }));
  const asked = await dialog('批量同意');
  await expect(asked.getByText(/将办理 1 条/)).toBeVisible();
  await expect(asked.getByText(/不办理 1 条/)).toBeVisible();
  await expect(asked.getByText(/不能审批自己提交的申请/)).toBeVisible();
});
