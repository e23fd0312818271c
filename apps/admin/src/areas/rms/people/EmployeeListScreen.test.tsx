import { admins, userRole } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EmployeeListScreen.stories';
import { peopleAnswers, userRoleAnswers } from './peopleStories';

const { 市级 } = composeStories(stories);

test('对自己只能看和改资料；锁定的能解锁，停用的能启用，没有角色的不能取消角色', async () => {
  await 市级.run();
  expect(await buttonsOf('lin_wenxia')).toContain('解锁');
  expect(await buttonsOf('jiang_shishen')).toEqual([
    '查看',
    '编辑',
    '分配角色',
    '取消角色',
    '重置密码',
    '结束会话',
    '停用',
    '删除',
  ]);
  expect(await buttonsOf('song_huaijin')).toEqual(['查看', '编辑', '分配角色', '启用', '删除']);
  expect(await buttonsOf('demo_city')).toEqual(['查看', '编辑']);
});

test('重置的密码只显示这一次，关闭后画面上没有', async () => {
  await 市级.run();
  await pressIn('meng_xianshen', '重置密码');
  await confirm('确定重置“孟知远”的密码吗？他的会话立即结束，新的初始密码只显示一次。');
  const shown = await dialog('初始密码');
  await expect(shown.getByText('kTqvbne#4827xhRmda')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: '已经记下，关闭' }));
  await waitFor(() => expect(screen.queryByText('kTqvbne#4827xhRmda')).toBeNull());
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('kTqvbne');
  expect(peopleAnswers.sent(admins.singleResetPassword)[0]?.input).toEqual({ adminId: '700002' });
});

test('分配的是这个人能有、您能给的角色；权限比您大的角色不在其中', async () => {
  await 市级.run();
  await pressIn('meng_xianshen', '分配角色');
  const form = await dialog('分配角色');
  await userEvent.click(await form.findByRole('combobox', { name: /角色/ }));
  // Of several that can be chosen the words are what is clicked.
  await userEvent.click(await screen.findByText('县级审核'), { pointerEventsCheck: 0 });
  await expect(screen.queryByRole('option', { name: /县级查询/ })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(userRoleAnswers.sent(userRole.relations)).toHaveLength(1));
  expect(userRoleAnswers.sent(userRole.relations)[0]).toMatchObject({
    input: { adminId: '700002', roleIds: ['13'] },
  });
});

test.each([
  ['都有了', 'lin_wenxia', '没有可以再分配的角色：您能分配的，该用户都已经有了'],
  [
    '一个也没有',
    'song_huaijin',
    '没有您能分配给该用户的角色：角色要适用于其机构，权限不能超过您的',
  ],
])('能分配的%s：表单说明为什么没有可选的', async (_, account, why) => {
  await 市级.run();
  await pressIn(account, '分配角色');
  const form = await dialog('分配角色');
  await expect(await form.findByRole('combobox', { name: /角色/ })).toHaveAccessibleDescription(
    why,
  );
});

test('编辑不填手机就不发手机', async () => {
  await 市级.run();
  await pressIn('meng_xianshen', '编辑');
  const form = await dialog('编辑');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(peopleAnswers.sent(admins.update)).toHaveLength(1));
  expect(peopleAnswers.sent(admins.update)[0]?.input.mobile).toBeUndefined();
});
