import { enrollment, enrollmentReview } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, test } from 'vitest';
import { forgetCases } from '../../../kit/case/desk/deskPlace';
import { chooseIn, dialog, leavePage } from '../../../kit/story/screenTest';
import * as desk from './EnrollDeskScreen.stories';

const {
  确认点初核,
  市级复核,
  从有待办的开始,
  省级终审,
  服务器拒绝,
  材料没有核对,
  都办完了,
  没有权限,
} = composeStories(desk);
const named = (n: number) => invented(n).name;
const queue = async () => within(await screen.findByRole('region', { name: '待办队列' }));
const current = async (name: string) =>
  waitFor(async () =>
    expect((await queue()).getByRole('button', { current: true })).toHaveTextContent(name),
  );
const opened = () => screen.findByRole('region', { name: '办理' });
/** Opened, and looked at longer than a case just opened hears no digit. */
const looked = async () => {
  const panel = await opened();
  await new Promise((done) => setTimeout(done, 750));
  return panel;
};
const { notChecked, refusing } = desk;
const first = () => desk.review.sent(enrollmentReview.editEnrollmentFistAffirm);

beforeEach(async () => {
  // The page before may still have to note where it was.
  await leavePage();
  forgetCases();
  localStorage.removeItem('tqc.desk.keys');
});

test('先申报的在前；M 勾选材料齐全，1 合格，下一件自己打开', async () => {
  await 确认点初核.run();
  await expect(await (await queue()).findByText('3 件待办')).toBeInTheDocument();
  await current(named(1));
  const panel = within(await looked());
  await userEvent.keyboard('m');
  await expect(panel.getByRole('checkbox', { name: '材料齐全' })).toBeChecked();
  await userEvent.keyboard('1');
  await expect(await screen.findByText(`${named(1)}：合格`)).toBeInTheDocument();
  await current(named(2));
  await expect((await queue()).getByText('2 件待办')).toBeInTheDocument();
  expect(first().at(-1)?.input).toMatchObject({
    records: [{ version: 1 }],
    decision: 'qualified',
    complete: true,
  });
  expect(desk.cases.sent(enrollment.list).at(-1)?.input).toMatchObject({
    tab: 'pending',
    mine: true,
    sort: 'applyTime.asc',
  });
});

test('2 一次写明要补什么和期限，写完才交；J、K 前后走', async () => {
  await 确认点初核.run();
  await current(named(1));
  await opened();
  await userEvent.keyboard('j');
  await current(named(2));
  await userEvent.keyboard('k');
  await current(named(1));
  await looked();
  await userEvent.keyboard('2');
  const form = await dialog('材料不全');
  await chooseIn(form, /缺少的材料/, '聘用合同');
  expect(form.getByText('补全截止日期')).toBeVisible();
});

test('复核与初核一致的一键合格；不一致的先写意见', async () => {
  await 市级复核.run();
  await current(named(1));
  await looked();
  await userEvent.keyboard('1');
  await current(named(2));
  expect(desk.review.sent(enrollmentReview.editAllEnrollCheckTheReg).at(-1)?.input).toMatchObject({
    decision: 'qualified',
  });
  const panel = within(await opened());
  await userEvent.click(panel.getByRole('button', { name: '合格' }));
  const form = await dialog('合格');
  expect(form.getByText('意见')).toBeVisible();
});

test('没有说环节的从有待办的那一个开始，不总是初核', async () => {
  await 从有待办的开始.run();
  await current(named(1));
  expect(desk.cases.sent(enrollment.queryAllEnrollCheckTheQuery)).not.toEqual([]);
  await expect(screen.getByRole('button', { name: '复核', current: 'page' })).toBeVisible();
});

test('终审只读终审的队列；查找只剩那一个人', async () => {
  await 省级终审.run();
  await current(named(1));
  expect(desk.cases.sent(enrollment.queryAllEnrollFinshTheQuery).at(-1)?.input).toMatchObject({
    waiting: true,
  });
  await userEvent.keyboard('/');
  await userEvent.keyboard(named(3));
  await waitFor(async () => expect((await queue()).getAllByRole('button')).toHaveLength(1));
  await current(named(3));
  // What is looked for stays with the page.
  await userEvent.clear((await queue()).getByRole('searchbox'));
  await waitFor(async () => expect((await queue()).getAllByRole('button')).toHaveLength(3));
});

test('没有待办和没有权限都说明', async () => {
  await 都办完了.run();
  await expect(await screen.findByText(/都办完了/)).toBeInTheDocument();
  await 没有权限.run();
  await expect(await screen.findByText(/没有初核、复核或终审的权限/)).toBeInTheDocument();
});

test('J 打开的下一件，马上按 1 不办理；说这一件刚打开', async () => {
  await 确认点初核.run();
  await current(named(1));
  await looked();
  const before = first().length;
  await userEvent.keyboard('j1');
  await expect(await screen.findByText('这一件刚打开，请看过后再按')).toBeInTheDocument();
  expect(first()).toHaveLength(before);
  await current(named(2));
  await looked();
  await userEvent.keyboard('1');
  await waitFor(() => expect(first()).toHaveLength(before + 1));
});

test('服务器不收合格：话在办理里、有焦点，这一件还在；选了别的结论，那句话不再留着', async () => {
  await 服务器拒绝.run();
  await current(named(1));
  await looked();
  await userEvent.keyboard('1');
  const alert = await screen.findByText('有待审核的材料，请先审核', { selector: 'p' });
  await waitFor(() => expect(alert).toHaveFocus());
  await current(named(1));
  await userEvent.click(within(await opened()).getByRole('button', { name: '材料不全' }));
  await dialog('材料不全');
  expect(screen.queryByText('有待审核的材料，请先审核', { selector: 'p' })).toBeNull();
});

test('没有核对材料就判合格：光标在要勾的那一格，勾上以后话不再留着', async () => {
  await 材料没有核对.run();
  await current(named(1));
  await looked();
  await userEvent.keyboard('1');
  const sentence = { selector: 'p' };
  await screen.findByText('请核对材料，齐全后勾选', sentence);
  const tick = within(await opened()).getByRole('checkbox', { name: '材料齐全' });
  await waitFor(() => expect(tick).toHaveFocus());
  await userEvent.keyboard(' ');
  expect(screen.queryByText('请核对材料，齐全后勾选', sentence)).toBeNull();
});

test('原样再按 1：话已经在那里，不再发出；勾上以后才发出', async () => {
  await 材料没有核对.run();
  await current(named(1));
  await looked();
  const sent = () => notChecked.sent(enrollmentReview.editEnrollmentFistAffirm);
  // One under way, and no second one of the same hand.
  await userEvent.keyboard('11');
  const tick = within(await opened()).getByRole('checkbox', { name: '材料齐全' });
  await waitFor(() => expect(tick).toHaveFocus());
  expect(sent()).toHaveLength(1);
  await userEvent.keyboard('1');
  await waitFor(() => expect(tick).toHaveFocus());
  expect(sent()).toHaveLength(1);
  await userEvent.keyboard('m1');
  await waitFor(() => expect(sent()).toMatchObject([{}, { input: { complete: true } }]));
});

test('不在这里改的：紧接着再按不算，看过以后可以再办', async () => {
  await 服务器拒绝.run();
  await current(named(1));
  await looked();
  const sent = () => refusing.sent(enrollmentReview.editEnrollmentFistAffirm);
  await userEvent.keyboard('11');
  await screen.findByText('有待审核的材料，请先审核', { selector: 'p' });
  await userEvent.keyboard('1');
  expect(sent()).toHaveLength(1);
  await looked();
  await userEvent.keyboard('1');
  await waitFor(() => expect(sent()).toHaveLength(2));
});
