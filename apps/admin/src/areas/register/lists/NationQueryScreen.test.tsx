import { nation } from '@tqc/contract/register';
import { invented } from '@tqc/testing/people';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { press } from '../../../kit/story/screenTest';
import * as stories from './NationQueryScreen.stories';

const { 区县 } = composeStories(stories);

test('什么也没有填就按查询：说出要填什么，不去查', async () => {
  await 区县.run();
  await screen.findByText('东霁区教育体育局');
  const before = stories.answers.sent(nation.queryNation).length;
  await press('查 询');
  await expect(await screen.findByText('请填写查询用途')).toBeVisible();
  const purpose = screen.getByRole('textbox', { name: '查询用途' });
  await waitFor(() => expect(purpose).toHaveFocus());
  expect(purpose).toBeRequired();
  expect(stories.answers.sent(nation.queryNation)).toHaveLength(before);
  await userEvent.type(purpose, '核对');
  await waitFor(() => expect(screen.queryByText('请填写查询用途')).toBeNull());
  // What is typed stays with the page.
  await userEvent.clear(purpose);
});

test('按完整号码连同用途查，号码不进地址', async () => {
  await 区县.run();
  const { idNo } = invented(1);
  await userEvent.type(await screen.findByRole('textbox', { name: '证件号码' }), idNo);
  await userEvent.type(screen.getByRole('textbox', { name: '查询用途' }), '核对重复申请');
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(nation.queryNation).at(-1)?.input).toMatchObject({
      idNo,
      purpose: '核对重复申请',
    }),
  );
  await expect(await screen.findByText('东霁区教育体育局')).toBeInTheDocument();
});
