import { certAssign } from '@tqc/contract/cert';
import { registration, registrationReview } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../../kit/story/screenTest';
import * as stories from './AuditScreen.stories';

const { 区县, 待编号, 号码预览不出来, 查得慢, 办得慢, 服务器拒绝 } = composeStories(stories);
const choose = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }));
};

test('没有选中时批量的按钮都不能按', async () => {
  await 区县.run();
  for (const name of ['批量审批通过', '批量不通过', '退回确认', '发起准入查询'])
    await expect(await screen.findByRole('button', { name })).toBeDisabled();
  await expect(screen.getByRole('button', { name: '打开审核台' })).toBeEnabled();
});

test('选中的连同读到的版本一起审批，不能办理的逐条说明', async () => {
  await 区县.run();
  await choose('选择第 1 条', '选择第 3 条');
  await expect(await screen.findByText('已选 2 条')).toBeInTheDocument();
  await press('批量审批通过');
  const left = await dialog('1 条没有办理');
  await expect(left.getByText('刘梦瑶：准入查询结果异常：有判决信息')).toBeInTheDocument();
  await expect(await screen.findByText('已办理 1 条')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.batchAud)).toEqual([
    {
      version: undefined,
      input: {
        regIds: '24118801000001,24118801000003',
        decision: 'approve',
        opinion: '',
        records: [
          { id: '24118801000001', version: 4 },
          { id: '24118801000003', version: 4 },
        ],
      },
    },
  ]);
  await userEvent.click(left.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
});

test('换了条件还没有答复时，整页选不到先前的行；单条的照样能选', async () => {
  await 查得慢.run();
  const all = await screen.findByRole('checkbox', { name: '选择本页全部' });
  await waitFor(() => expect(all).toBeEnabled());
  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '林');
  await press('查 询');
  await waitFor(() => expect(all).toBeDisabled());
  await choose('选择第 2 条');
  await expect(await screen.findByText('已选 1 条')).toBeInTheDocument();
});

test('换到另一个状态，选中的不带过去；办理之后各状态的条数重新统计，排序时不统计', async () => {
  await 区县.run();
  const counted = () => stories.list.sent(registration.figures).length;
  await choose('选择第 1 条');
  const before = counted();
  await press('批量审批通过');
  await waitFor(() => expect(counted()).toBe(before + 1));
  await choose('选择第 2 条');
  await userEvent.click(screen.getByRole('button', { name: /^待编号/ }));
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
  await expect(await screen.findByRole('button', { name: '生成证书编号' })).toBeDisabled();
  await waitFor(() => expect(counted()).toBe(before + 2));
  await userEvent.click(await screen.findByRole('button', { name: '档案号' }));
  await waitFor(() =>
    expect(stories.list.sent(registration.list).at(-1)?.input.sort).toMatch(/^archiveNo/),
  );
  expect(counted()).toBe(before + 2);
});

test('办理中再按一次不会重复提交', async () => {
  await 办得慢.run();
  await choose('选择第 1 条');
  await press('批量审批通过');
  await waitFor(() => expect(screen.getByRole('button', { name: '批量审批通过' })).toBeDisabled());
});

test('不予认定要写意见', async () => {
  await 区县.run();
  await choose('选择第 2 条');
  await press('批量不通过');
  const form = await dialog('不予认定');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入审核意见')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /审核意见/ }), '命中限制库');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('已办理 1 条')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.batchAud)[0]?.input).toMatchObject({
    decision: 'approveFail',
    opinion: '命中限制库',
  });
});

test('编号先看号码再生成，预览不算生成', async () => {
  await 待编号.run();
  await choose('选择第 1 条', '选择第 2 条');
  await press('生成证书编号');
  const preview = await dialog('生成证书编号');
  await expect(
    await preview.findByText('将生成 2 个号码：20241190132001001 至 20241190132001003'),
  ).toBeInTheDocument();
  expect(stories.numbering.sent(certAssign.create).map(({ input }) => input.preview)).toEqual([
    true,
  ]);
  await userEvent.click(preview.getByRole('button', { name: '生 成' }));
  await expect(await screen.findByText(/已生成 2 个证书编号/)).toBeInTheDocument();
  expect(stories.numbering.sent(certAssign.create).at(-1)?.input).toEqual({
    records: [
      { id: '24118801000001', version: 4 },
      { id: '24118801000002', version: 4 },
    ],
    recognisedOn: '2024-06-18',
    issueDate: '2024-06-18',
    orderBy: 'pointArchiveNo',
  });
});

test('号码预览不出来时说明原因，可以再试，不能生成', async () => {
  await 号码预览不出来.run();
  await choose('选择第 1 条');
  await press('生成证书编号');
  const form = await dialog('生成证书编号');
  await expect(await form.findByRole('alert')).toHaveTextContent('系统繁忙');
  await expect(form.getByRole('button', { name: '重试' })).toBeEnabled();
  await expect(form.getByRole('button', { name: '生 成' })).toBeDisabled();
});

test('别人正在办理时说明，选中的还在', async () => {
  await 服务器拒绝.run();
  await choose('选择第 1 条');
  await press('批量审批通过');
  await expect(await screen.findByText('操作处理中')).toBeInTheDocument();
  await expect(screen.getByText('已选 1 条')).toBeInTheDocument();
});
