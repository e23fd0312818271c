import { registration, registrationDocument, registrationReview } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, press } from '../../../kit/story/screenTest';
import * as stories from './GraduateEducationScreen.stories';

const { 区县 } = composeStories(stories);

test('等待补交学历的才在这里；本机构的可以审核，逾期的可以删除，别人的只能看', async () => {
  await 区县.run();
  expect(await buttonsOf('李若琳')).toEqual([
    '查看',
    '学历审核通过',
    '学历审核不通过',
    '逾期未补删除',
  ]);
  expect(await buttonsOf('2024118801000002')).toEqual(['查看']);
  expect(stories.answers.sent(registration.list)[0]?.input).toMatchObject({
    recordStatus: 4,
    mine: true,
  });
});

test('先看本机构办理的，也可以看全部', async () => {
  await 区县.run();
  await press('全部可见');
  await waitFor(() =>
    expect(stories.answers.sent(registration.list).at(-1)?.input).not.toHaveProperty('mine'),
  );
});

test('通过时证书上的内容照申请填好，改了哪里发哪里，带着版本', async () => {
  await 区县.run();
  await press('学历审核通过');
  const form = await dialog('学历审核通过');
  const major = form.getByRole('textbox', { name: /专业/ });
  await userEvent.clear(major);
  await userEvent.type(major, '数学');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('学历审核通过成功')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.audCollegeInfo)).toEqual([
    {
      version: 3,
      input: {
        regId: '24118801000001',
        passed: true,
        diplomaNo: '190011202205001234',
        graduateDate: '2022-06-30',
        graduateSchool: '澄岚师范大学',
        major: '数学',
        educationLevel: 3,
      },
    },
  ]);
});

test('审核时一点就看到补交的毕业证书', async () => {
  await 区县.run();
  await press('学历审核通过');
  const form = await dialog('学历审核通过');
  await userEvent.click(form.getByRole('button', { name: '查看补交的毕业证书' }));
  await expect(await screen.findByRole('dialog', { name: '图片预览' })).toBeInTheDocument();
  expect(stories.documents.sent(registrationDocument.viewNewCollegeCert)[0]?.input).toEqual({
    regId: '24118801000001',
  });
});

test('按审核状态查', async () => {
  await 区县.run();
  await chooseIn(screen, /审核状态/, '待审核');
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(registration.list).at(-1)?.input).toMatchObject({
      recordStatus: 4,
      handedIn: true,
    }),
  );
});

test('不通过要写意见，不要求填证书', async () => {
  await 区县.run();
  await press('更多');
  await press('学历审核不通过');
  const form = await dialog('学历审核不通过');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入审核意见')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /审核意见/ }), '照片不清楚');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('学历审核不通过成功')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.audCollegeInfo)[0]?.input).toEqual({
    regId: '24118801000001',
    passed: false,
    opinion: '照片不清楚',
  });
});

test('催补学历先说给几个人留言，可以同时发短信', async () => {
  await 区县.run();
  await userEvent.click((await screen.findAllByRole('checkbox'))[1] ?? document.body);
  await press('催补学历');
  const form = await dialog('催补学历');
  expect(form.getByText(/将办理 1 条：李若琳/)).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /留言内容/ }), '请尽快补交毕业证书');
  await userEvent.click(form.getByRole('switch', { name: /同时发送短信/ }));
  await userEvent.click(form.getByRole('button', { name: '催补学历 1 条' }));
  await expect(await screen.findByText('已留言 1 条')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.batchMsg).at(-1)?.input).toEqual({
    regIds: '24118801000001',
    content: '请尽快补交毕业证书',
    bySms: true,
  });
});
