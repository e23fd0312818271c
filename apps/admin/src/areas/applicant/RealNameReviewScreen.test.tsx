import { ssouser } from '@tqc/contract/applicant';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './RealNameReviewScreen.stories';

const { 待审核 } = composeStories(stories);
const sent = () => stories.answers[0]?.sent(ssouser.update).map(({ input }) => input) ?? [];

test('审核在证件与人像旁边下结论，办完一位下一位自己打开', async () => {
  await 待审核.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['审核', '查看']);
  await pressIn(invented(1).name, '审核');
  const desk = await dialog('实名信息人工审核');
  await expect(await desk.findByText(/第 1 人，共 4 人待审核/)).toBeVisible();
  await userEvent.click(desk.getByRole('button', { name: '通过' }));
  await expect(await desk.findByText(/第 1 人，共 3 人待审核/)).toBeVisible();
  await waitFor(() => expect(sent()[0]).toMatchObject({ action: 'pass' }));
  await userEvent.click(desk.getByRole('button', { name: '不通过' }));
  expect(sent()).toHaveLength(1);
  await chooseIn(desk, /不通过原因/, '照片不清');
  await userEvent.click(desk.getByRole('button', { name: '不通过' }));
  await waitFor(() => expect(sent()[1]).toMatchObject({ action: 'refuse', refusal: 1 }));
  // The third was refused by somebody else first: the second look says so.
  await expect(await desk.findByText(/同意的再点不通过/)).toBeVisible();
});

test('自己初审不通过的，由别人复核', async () => {
  await 待审核.run();
  await pressIn(invented(4).name, '审核');
  const desk = await dialog('实名信息人工审核');
  await expect(await desk.findByText(/请由本机构或国家中心的另一位审核人员复核/)).toBeVisible();
  await expect(desk.queryByRole('button', { name: '通过' })).toBeNull();
});
