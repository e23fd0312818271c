import { cert } from '@tqc/contract/cert';
import { composeStories, composeStory } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './ChangeApproveScreen.stories';

const { 市级 } = composeStories(stories);
const 没有要办的 = composeStory(
  { ...stories.市级, parameters: { listState: 'empty' } },
  stories.default,
);

test('审批时新旧对照、核查结果先看；结论连同申请和数据版本送出', async () => {
  await 市级.run();
  expect(await buttonsOf(invented(3).name)).toEqual(['（审批）', '查看']);
  await pressIn(invented(1).name, '审批');
  const form = await dialog('审批');
  await expect(await form.findByText('演示旧名')).toBeVisible();
  await expect(form.getByText('限制库核查：没有限制记录')).toBeVisible();
  await chooseIn(form, /结论/, '同意变更');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  const sent = () => stories.changeAnswers[2]?.sent(cert.beforeCertApprove) ?? [];
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ version: 1, input: { chgId: '1', decision: 'approve' } });
});

test('本机构的申请在审批前可以删除', async () => {
  await 市级.run();
  await press('本机构申请');
  expect(await buttonsOf(invented(5).name)).toEqual(['查看', '删除']);
  expect(await buttonsOf(invented(1).name)).toEqual(['查看', '删除']);
});

test('没有要办的，说什么会列在这里；已办的没有就说没有', async () => {
  await 没有要办的.run();
  await expect(await screen.findByText('等待本机构审批的证书变更会列在这里')).toBeVisible();
  await press('已办');
  await expect(await screen.findByText('暂无数据')).toBeVisible();
});
