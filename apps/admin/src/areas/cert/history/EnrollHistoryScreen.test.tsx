import { enrollmentHistory } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, press, pressIn } from '../../../kit/story/screenTest';
import { enrollAnswers } from './histories';
import * as stories from './EnrollHistoryScreen.stories';

const { 区县 } = composeStories(stories);

test('本机构的可以申请，正在审批的和别的机构的只看；失效的只能变更结论', async () => {
  await 区县.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['查看', '变更结论', '撤销注册']);
  expect(await buttonsOf(invented(2).name)).toEqual(['查看', '变更结论']);
  expect(await buttonsOf(invented(3).name)).toEqual(['查看']);
  expect(await buttonsOf(invented(4).name)).toEqual(['查看']);
});

test('新结论是暂缓时要未达条件，是不合格时要原因', async () => {
  await 区县.run();
  await pressIn(invented(1).name, '变更结论');
  const form = await dialog('变更结论');
  await chooseIn(form, /新结论/, '暂缓注册');
  await expect(await form.findByText('未达条件')).toBeVisible();
  await expect(form.queryByText('不合格原因')).toBeNull();
});

test('到期名单只要60天内到期的，或者已经逾期的', async () => {
  await 区县.run();
  await press('60天内到期');
  await waitFor(() =>
    expect(enrollAnswers.sent(enrollmentHistory.list).at(-1)?.input).toMatchObject({
      expiring: true,
    }),
  );
  await press('逾期未申请');
  await waitFor(() =>
    expect(enrollAnswers.sent(enrollmentHistory.list).at(-1)?.input).toMatchObject({
      overdue: true,
    }),
  );
});

test('到期的可以提醒，先说将提醒几条；列表写着上次提醒的时间', async () => {
  await 区县.run();
  expect(screen.queryByRole('button', { name: '批量提醒' })).toBeNull();
  await press('60天内到期');
  await expect(await screen.findByText('上次提醒')).toBeVisible();
  const sent = () => enrollAnswers.sent(enrollmentHistory.remind).map(({ input }) => input);
  for (const box of (await screen.findAllByRole('checkbox')).slice(0, 1))
    await userEvent.click(box);
  await press('批量提醒');
  const asked = await dialog('提醒');
  await expect(asked.getByText(/将办理 4 条/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '提醒 4 条' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([{ preview: true }, { enrIds: sent()[0]?.enrIds }]);
});
