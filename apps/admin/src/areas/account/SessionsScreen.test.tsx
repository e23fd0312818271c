import { session } from '@tqc/contract/account';
import { passkey } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press } from '../../kit/story/screenTest';
import * as stories from './SessionsScreen.stories';

const { 本人, 服务器拒绝 } = composeStories(stories);
const QUESTION = '确定结束198.51.100.7（Edge 125 · Windows 11）的会话吗？那里须重新登录。';

test('当前这一个不能结束，别处的可以', async () => {
  await 本人.run();
  expect(await buttonsOf('192\\.0\\.2\\.15')).toEqual([]);
  expect(await buttonsOf('198\\.51\\.100\\.7')).toEqual(['结束']);
});

test('结束前先问，结束的是那一个', async () => {
  await 本人.run();
  await press('结束');
  await confirm(QUESTION);
  await expect(await screen.findByText('结束成功')).toBeInTheDocument();
  expect(stories.answers.sent(session.end)).toEqual([
    { version: undefined, input: { sid: '00000000-0000-4000-8000-000000000002' } },
  ]);
});

test('没有分页的短列表不带页码去读：带了服务器会拒绝', async () => {
  await 本人.run();
  expect(stories.answers.sent(session.list)).toEqual([{ version: undefined, input: {} }]);
});

test('太频繁时说明', async () => {
  await 服务器拒绝.run();
  await press('结束');
  await confirm(QUESTION);
  await expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeInTheDocument();
});

test('其他会话可以一起结束，先问一次', async () => {
  await 本人.run();
  await press('结束其他会话');
  await confirm('结束除当前以外的全部会话？那些地方须重新登录。');
  await expect(await screen.findByText('结束其他会话成功')).toBeInTheDocument();
  expect(stories.answers.sent(session.endOthers)).toHaveLength(1);
});

test('自己的安全密钥列在一起；删除要再输入密码', async () => {
  await 本人.run();
  await press('安全密钥');
  const shown = await dialog('安全密钥');
  await shown.findByText(/办公电脑/);
  await userEvent.click(shown.getByRole('button', { name: '删除办公电脑' }));
  const ask = await dialog('删除“办公电脑”');
  await userEvent.type(ask.getAllByLabelText(/登录密码/)[0] as HTMLElement, 'Abcd-1234');
  await userEvent.click(ask.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(stories.keys.sent(passkey.register).map(({ input }) => input)).toContainEqual({
      step: 'remove',
      passkeyId: '8801',
    }),
  );
});

test('恢复码可以重新生成，要再输入密码，只显示这一次', async () => {
  await 本人.run();
  await press('安全密钥');
  const shown = await dialog('安全密钥');
  await shown.findByText(/未用的恢复码还有8个/);
  await userEvent.click(shown.getByRole('button', { name: '重新生成恢复码' }));
  const ask = await dialog('重新生成恢复码');
  await userEvent.type(ask.getAllByLabelText(/登录密码/)[0] as HTMLElement, 'Abcd-1234');
  await userEvent.click(ask.getByRole('button', { name: '提交' }));
  const told = await dialog('恢复码');
  await expect(await told.findByText('K7QX-M3TA-9WPD-E4HB')).toBeVisible();
  await userEvent.click(told.getByRole('button', { name: '已保存好' }));
  await waitFor(() => expect(screen.queryByText('K7QX-M3TA-9WPD-E4HB')).toBeNull());
});
