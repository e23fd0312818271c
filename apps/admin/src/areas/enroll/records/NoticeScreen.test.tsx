import { composeStories } from '@storybook/react-vite';
import { enrollmentReview } from '@tqc/contract/enroll';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { dialog, pressIn } from '../../../kit/story/screenTest';
import * as notice from './NoticeScreen.stories';

const { 县级 } = composeStories(notice);

test('公示：未开始的和期满的分得清', async () => {
  await 县级.run();
  await expect(await screen.findByText('已期满')).toBeVisible();
  expect(screen.getAllByText('未开始')).toHaveLength(2);
});

test('只有一个结论可作时已经选好，意见要填', async () => {
  await 县级.run();
  await pressIn(invented(1).name, '撤销初核结论');
  const form = await dialog('撤销初核结论');
  const send = async () => userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: /意见/ })).toBeVisible());
  await send();
  await expect(await form.findByText('请输入意见')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /意见/ }), '公示期间有异议，查实');
  await send();
  const sent = () =>
    notice.answers.flatMap((one) => one.sent(enrollmentReview.editEnrollmentFistAffirm));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({
    decision: 'withdraw',
    opinion: '公示期间有异议，查实',
  });
});
