import { composeStories } from '@storybook/react-vite';
import { ssouserDegreeCert } from '@tqc/contract/applicant';
import { invented } from '@tqc/testing/people';
import { expect, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './DegreeScreen.stories';

const { 省级 } = composeStories(stories);

test('人工核验学位要有结论和意见', async () => {
  await 省级.run();
  await pressIn(invented(3).name, '人工核验');
  const form = await dialog('人工核验');
  await userEvent.click(form.getByRole('button', { name: /确\s?定|保\s?存|提\s?交/ }));
  await expect(await form.findByText('请输入核验意见')).toBeVisible();
  expect(stories.answers.sent(ssouserDegreeCert.update)).toEqual([]);
});
