import { composeStories } from '@storybook/react-vite';
import { enrollmentReview } from '@tqc/contract/enroll';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, pressIn } from '../../../kit/story/screenTest';
import { record } from './OnlineCheckScreen.stories';
import * as recheck from './RecheckScreen.stories';

const { 市级 } = composeStories(recheck);
const sent = () => recheck.answers[1]?.sent(enrollmentReview.editAllEnrollCheckTheReg) ?? [];

test('复核：今天不能的写明原因，自己初核的不能复核，暂缓要选条件', async () => {
  await 市级.run();
  expect(await buttonsOf(invented(2).name)).toContain('（复核）');
  await pressIn(invented(1).name, '复核');
  const form = await dialog('复核');
  await expect(await form.findByText(/公示期未满，不能复核/)).toBeVisible();
  await chooseIn(form, /结论/, '不合格');
  await expect(await form.findByText('不合格原因')).toBeVisible();
  await chooseIn(form, /结论/, '暂缓');
  await expect(await form.findByText('未达条件')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(form.getByText('请输入意见')).toBeVisible());
  expect(form.getAllByRole('alert').map((one: HTMLElement) => one.textContent)).toContain(
    '请选择未达条件',
  );
  expect(sent()).toEqual([]);
});

test('一个计划批量合格：问的是计划里的记录，办的是整个计划', async () => {
  await 市级.run();
  await pressIn(invented(1).name, '该计划批量合格');
  const form = await dialog('该计划批量合格');
  await expect(form.getByText(`将办理 2 条：${record(1).orgName}`)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: '该计划批量合格 2 条' }));
  const planned = () => recheck.answers[1]?.sent(enrollmentReview.lowerOrgbatchQualified) ?? [];
  await waitFor(() => expect(planned()).toHaveLength(2));
  const [asked, done] = planned().map(({ input }) => input);
  // The answer names records, none of which is the plan: it is sent all the same.
  expect(asked).toEqual({ ...done, preview: true });
  expect(done).toEqual({ obId: record(1).obId });
});
