import { verify } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './VerifyScreen.stories';
import { verifyAnswers } from './verifyStories';

const { 市级 } = composeStories(stories);

test('等待审核的能通过和拒绝；自己申请的说明为什么不能；审核过的没有按钮', async () => {
  await 市级.run();
  expect(await buttonsOf('meng_xianshen')).toEqual(['通过', '拒绝']);
  expect(await buttonsOf('song_huaijin')).toEqual([]);
  await expect(screen.getAllByRole('button', { name: /通过/ }).length).toBeGreaterThan(1);
  await pressIn('meng_xianshen', '拒绝');
  const form = await dialog('拒绝');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect(verifyAnswers.sent(verify.reject)).toHaveLength(0);
  await userEvent.type(form.getByRole('textbox', { name: /审核意见/ }), '人员待核实');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(verifyAnswers.sent(verify.reject)).toHaveLength(1));
  expect(verifyAnswers.sent(verify.reject)[0]?.input).toEqual({
    changeId: '810001',
    opinion: '人员待核实',
  });
});
