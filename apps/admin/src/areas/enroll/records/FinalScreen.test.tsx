import { composeStories } from '@storybook/react-vite';
import { enrollmentReview } from '@tqc/contract/enroll';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { chooseIn, dialog, pressIn } from '../../../kit/story/screenTest';
import * as final from './FinalScreen.stories';

const { 省级 } = composeStories(final);
const sent = () => final.answers[1]?.sent(enrollmentReview.editAllEnrollFinshTheReg) ?? [];

test('终审：选结论提交，带着数据版本', async () => {
  await 省级.run();
  await pressIn(invented(1).name, '终审');
  const form = await dialog('终审');
  await chooseIn(form, /结论/, '合格');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({ records: [{ version: 1 }], decision: 'qualified' });
});
