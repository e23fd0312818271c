import { composeStories } from '@storybook/react-vite';
import { ssouserCollegeCert } from '@tqc/contract/applicant';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './CollegeScreen.stories';

const { 省级 } = composeStories(stories);

test('每张证书能重新核验、人工核验、更正；平台的结果能清除', async () => {
  await 省级.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['查看', '重新核验', '更正', '清除核验结果']);
  expect(await buttonsOf(invented(3).name)).toEqual(['查看', '重新核验', '人工核验', '更正']);
  await pressIn(invented(1).name, '清除核验结果');
  await confirm(`清除${invented(1).name}保留的学历核验结果吗？下次要重新核验。`);
  await waitFor(() => expect(stories.answers.sent(ssouserCollegeCert.removeCache)).toHaveLength(1));
});

test('更正要写原因，查看时改前改后都在', async () => {
  await 省级.run();
  await pressIn(invented(2).name, '查看');
  const view = await dialog(`${invented(2).name}的学历`);
  await expect(await view.findByText(/专业：汉语言文学 改为 汉语言/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await pressIn(invented(2).name, '更正');
  const form = await dialog('更正');
  const major = form.getByRole('textbox', { name: /专业/ });
  await userEvent.clear(major);
  await userEvent.type(major, '英语');
  await userEvent.type(form.getByRole('textbox', { name: /更正原因/ }), '按证书更正');
  await userEvent.click(form.getByRole('button', { name: /确\s?定|保\s?存|提\s?交/ }));
  await waitFor(() =>
    expect(stories.answers.sent(ssouserCollegeCert.update)[0]?.input).toMatchObject({
      action: 'edit',
      major: '英语',
      reason: '按证书更正',
    }),
  );
});
