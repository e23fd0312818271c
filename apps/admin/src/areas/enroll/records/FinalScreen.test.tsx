import { composeStories } from '@storybook/react-vite';
import { enrollmentData, enrollmentLimit, enrollmentReview } from '@tqc/contract/enroll';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import * as final from './FinalScreen.stories';

const { 省级 } = composeStories(final);
const sent = () => final.answers[2]?.sent(enrollmentReview.editAllEnrollFinshTheReg) ?? [];

test('终审：选结论提交，带着数据版本', async () => {
  await 省级.run();
  await pressIn(invented(1).name, '终审');
  const form = await dialog('终审');
  await chooseIn(form, /结论/, '合格');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({ records: [{ version: 1 }], decision: 'qualified' });
});

test('打印过的结论贴写明原因重置', async () => {
  await 省级.run();
  await pressIn(invented(4).name, '重置打印');
  const form = await dialog('重置打印');
  await userEvent.type(form.getByRole('textbox', { name: /原因/ }), '卡纸');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  const data = final.answers[1];
  await waitFor(() =>
    expect(data?.sent(enrollmentData.update)[0]?.input).toMatchObject({
      action: 'resetPrint',
      reason: '卡纸',
    }),
  );
});

test('列入限制库的原因不合格的，可以建立限制草稿；其他的没有这个操作', async () => {
  await 省级.run();
  expect(await buttonsOf(invented(3).name)).not.toContain('建立限制草稿');
  await pressIn(invented(5).name, '建立限制草稿');
  await confirm(
    `按不合格原因为${invented(5).name}建立限制库草稿吗？补全文书后在限制库管理中提交。`,
  );
  await expect(await screen.findByText(/已建立限制草稿 XZ322024000009/)).toBeInTheDocument();
  const drafts = final.answers.at(-1)?.sent(enrollmentLimit.draftLimit) ?? [];
  expect(drafts).toHaveLength(1);
});
