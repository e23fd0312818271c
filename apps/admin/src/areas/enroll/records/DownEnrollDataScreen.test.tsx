import { composeStories } from '@storybook/react-vite';
import { enrollmentData } from '@tqc/contract/enroll';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import { answers } from './EnrollDataViewScreen.stories';
import * as below from './DownEnrollDataScreen.stories';

const { 市级 } = composeStories(below);

test('删除要写原因；终审过的和已删除的没有删除', async () => {
  await 市级.run();
  expect(await buttonsOf(invented(2).name)).not.toContain('删除');
  expect(await buttonsOf(invented(3).name)).not.toContain('删除');
  await pressIn(invented(1).name, '删除');
  const form = await dialog('删除');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入删除原因')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /删除原因/ }), '重复申报');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(answers[2]?.sent(enrollmentData.downOrgEnrollDelete)[0]?.input).toMatchObject({
      reason: '重复申报',
    }),
  );
});
