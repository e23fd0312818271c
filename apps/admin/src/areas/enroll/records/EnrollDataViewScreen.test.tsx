import { composeStories } from '@storybook/react-vite';
import { enrollmentData } from '@tqc/contract/enroll';
import { exports } from '@tqc/contract/resource';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as viewing from './EnrollDataViewScreen.stories';

const { 省级, 县级, 确认点 } = composeStories(viewing);
const data = viewing.answers[2];

test('省级恢复已删除的；不是本机构办理的不能编辑', async () => {
  await 省级.run();
  expect(await buttonsOf(invented(1).name)).not.toContain('编辑');
  await pressIn(invented(3).name, '恢复');
  await confirm(`恢复“${invented(3).name}”的注册申请？恢复后从原来的状态继续办理。`);
  await waitFor(() => expect(data?.sent(enrollmentData.update)).toHaveLength(1));
  expect(data?.sent(enrollmentData.update)[0]?.input).toMatchObject({ action: 'undelete' });
});

test('本机构的可以编辑，先读出现在的内容；终审过的不能', async () => {
  await 县级.run();
  expect(await buttonsOf(invented(2).name)).not.toContain('编辑');
  await pressIn(invented(1).name, '编辑');
  const form = await dialog('编辑');
  const post = await form.findByRole('textbox', { name: /岗位/ });
  await waitFor(() => expect(post).toHaveValue('教师'));
  await userEvent.clear(post);
  await userEvent.type(post, '班主任');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(data?.sent(enrollmentData.update).at(-1)?.input).toMatchObject({ post: '班主任' }),
  );
});

test('下级机构的另有页签；确认点只有一张表', async () => {
  await 县级.run();
  await press('下级机构');
  await expect(await screen.findByText(/修改和删除都要写明原因/)).toBeVisible();
  await 确认点.run();
  await expect(await screen.findByText('本确认点的全部注册申请。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '下级机构' })).toBeNull();
});

test('导出用注册自己的接口，说明是哪张表；导出记录里可以下载', async () => {
  await 县级.run();
  await userEvent.click(await screen.findByRole('button', { name: '导出' }));
  const form = await dialog('导出');
  await userEvent.click(form.getByRole('button', { name: '开始导出' }));
  await waitFor(() =>
    expect(viewing.fileAnswers.sent(exports.exporEnrollExcelData)[0]?.input).toMatchObject({
      call: enrollmentData.queryAllEnrollLevelOrg.id,
    }),
  );
  await press('导出记录');
  const made = await dialog('导出记录');
  await userEvent.click(await made.findByRole('button', { name: '下载' }));
  await waitFor(() =>
    expect(viewing.fileAnswers.sent(exports.downEnrollExcelFile)).toHaveLength(1),
  );
});
