import { composeStories } from '@storybook/react-vite';
import { enrollAud, enrollment, enrollmentData, enrollmentReview } from '@tqc/contract/enroll';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { chooseIn, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as checking from './OnlineCheckScreen.stories';

const { 县级, 确认点未受理 } = composeStories(checking);
const sent = () => checking.answers[1]?.sent(enrollmentReview.editEnrollmentFistAffirm) ?? [];

test('初核先看材料；结论问到的才出现，材料不全要写明缺什么和期限', async () => {
  await 县级.run();
  await expect(await screen.findByRole('button', { name: '待初核（3）' })).toBeVisible();
  await pressIn(invented(1).name, '初核');
  const form = await dialog('初核');
  await expect(await form.findByText(/372学时，达到要求/)).toBeVisible();
  await chooseIn(form, /结论/, '材料不全');
  await expect(await form.findByText('缺少的材料')).toBeVisible();
  expect(form.queryByText('未达条件')).toBeNull();
  await chooseIn(form, /结论/, '合格');
  await userEvent.click(form.getByRole('switch'));
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({
    records: [{ version: 1 }],
    decision: 'qualified',
    complete: true,
  });
});

test('一起勾选时先说将办理几条', async () => {
  await 县级.run();
  for (const box of (await screen.findAllByRole('checkbox')).slice(0, 1))
    await userEvent.click(box);
  await press('批量暂缓');
  const asked = await dialog('批量暂缓');
  await expect(asked.getByText(/将办理 3 条/)).toBeVisible();
  await expect(asked.getByText('未达条件')).toBeVisible();
});

test('未受理的可以受理；没有回复的留言可以撤回', async () => {
  await 确认点未受理.run();
  await pressIn(invented(1).name, '受理');
  await confirm(`受理${invented(1).name}的注册申报？受理后生成档案号，等待初核。`);
  await waitFor(() =>
    expect(checking.answers[0]?.sent(enrollment.registrationDataAcceptance)).toHaveLength(1),
  );
  await pressIn(invented(1).name, '留言');
  const form = await dialog('留言');
  await userEvent.type(form.getByRole('textbox'), '请带原件');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(checking.answers[2]?.sent(enrollAud.create)).toHaveLength(1));
});

test('待初核的转移到同一时间段的另一个确认点，带着原来的安排和数据版本', async () => {
  await 县级.run();
  await pressIn(invented(1).name, '转移确认点');
  const form = await dialog('转移确认点');
  await chooseIn(form, /新确认点安排/, checking.otherPointsWork);
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  const [, moving] = checking.movingAnswers;
  await waitFor(() => expect(moving.sent(enrollmentData.changeLocalSetInfo)).toHaveLength(1));
  expect(moving.sent(enrollmentData.changeLocalSetInfo)[0]?.input).toMatchObject({
    localSetid: '0',
    lsId: '872',
  });
});

test('没有别的确认点办理该学段时，转移确认点说明先在哪里安排', async () => {
  await 县级.run();
  await pressIn(invented(3).name, '转移确认点');
  const form = await dialog('转移确认点');
  await expect(
    await form.findByRole('combobox', { name: /新确认点安排/ }),
  ).toHaveAccessibleDescription(/没有安排别的确认点办理该学段/);
});
