import { admins } from '@tqc/contract/rms';
import { refusal } from '@tqc/testing/fakeTransport';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import { pointUserAnswers } from './pointStories';
import * as stories from './RegPointUserManageScreen.stories';

const { 市级, 没有确认点, 确认点读不到 } = composeStories(stories);

test('本机构确认点的用户能编辑、重置密码、停用；下级机构的只能看；手机不填就不发', async () => {
  await 市级.run();
  await screen.findByRole('button', { name: '导出确认点用户' });
  expect(await buttonsOf('point_yunting')).toEqual(['编辑', '重置密码', '停用', '删除']);
  expect(await buttonsOf('point_yi')).toContain('解锁');
  expect(await buttonsOf('point_song')).toEqual(['编辑', '启用', '删除']);
  expect(await buttonsOf('point_dongji')).toEqual([]);
  await pressIn('point_yunting', '编辑');
  const form = await dialog('编辑');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(pointUserAnswers.sent(admins.editCertificateUser)).toHaveLength(1));
  const [sent] = pointUserAnswers.sent(admins.editCertificateUser);
  expect(sent?.input).toMatchObject({ adminId: '720001', pointRole: 2 });
  expect(sent?.input.mobile).toBeUndefined();
});

test('导入的用户没有密码：勾选本机构的人批量重置，别的机构的不在内', async () => {
  await 市级.run();
  await screen.findByRole('button', { name: '导入' });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  await userEvent.click(screen.getByRole('button', { name: '批量重置密码' }));
  const asked = within(await screen.findByRole('dialog'));
  await userEvent.click(asked.getByRole('button', { name: /3 条$/ }));
  await screen.findByText('kTqvbne#4827xhRmda');
  const sent = pointUserAnswers.sent(admins.batchResetPassword);
  expect(sent.at(-1)?.input).toMatchObject({ adminIds: '720001,720002,720003' });
});

test('本机构没有确认点时不能新增，按钮说明先做什么', async () => {
  await 没有确认点.run();
  const button = await screen.findByRole('button', { name: '新增用户' });
  await waitFor(() => expect(button).toBeDisabled());
  expect(button).toHaveAttribute('title', '本机构没有启用的确认点，请先新增确认点');
});

test('确认点读不到时说出来，不当作没有', async () => {
  await 确认点读不到.run();
  await expect(await screen.findByText(refusal(503).message)).toBeVisible();
  await expect(screen.getByRole('button', { name: '新增用户' })).toBeEnabled();
});
