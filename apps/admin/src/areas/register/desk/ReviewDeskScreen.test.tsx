import { registration, registrationReview } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, test } from 'vitest';
import { dialog, press } from '../../../kit/story/screenTest';
import * as stories from './ReviewDeskScreen.stories';

const {
  确认点核验,
  区县审批,
  件数很多,
  后面的读不出,
  都办完了,
  没有权限,
  打不开,
  服务器拒绝,
  队列读不出,
  长文字与生僻字,
} = composeStories(stories);
const queue = async () => within(await screen.findByRole('region', { name: '待办队列' }));
const current = async () =>
  (await queue()).getByRole('button', { current: true }).textContent ?? '';
const panel = async () => within(await screen.findByRole('region', { name: '办理' }));
// The fields are made anew with each case: they are looked for again every time.
const open = (name: string) =>
  waitFor(
    () =>
      expect(
        within(screen.getByRole('region', { name: '身份' })).getByText(name),
      ).toBeInTheDocument(),
    { timeout: 3000 },
  );

beforeEach(() => {
  localStorage.removeItem('tqc.desk.keys');
  localStorage.removeItem('tqc.desk.panes');
});

test('先申报的在前，第一件自动打开，写着件数和目前的阻碍', async () => {
  await 确认点核验.run();
  await expect((await queue()).getByText('4 件待办')).toBeInTheDocument();
  expect(await current()).toContain('李若琳');
  await open('李若琳');
  await expect((await queue()).getByText('普通话水平须达到二级乙等及以上')).toBeInTheDocument();
  expect(stories.cases.sent(registration.list)[0]?.input).toMatchObject({
    statuses: [6],
    sort: 'applyTime.asc',
    pageSize: 50,
  });
});

test('J 下一件、K 上一件，到头不再走', async () => {
  await 确认点核验.run();
  await open('李若琳');
  await userEvent.keyboard('jj');
  await open('刘梦瑶');
  await userEvent.keyboard('kkk');
  await open('李若琳');
  expect(await current()).toContain('李若琳');
});

test('M 勾选全部材料，1 办理第一个结论，办完自动到下一件', async () => {
  await 确认点核验.run();
  await open('李若琳');
  await userEvent.keyboard('m');
  for (const box of (await panel()).getAllByRole('checkbox', { hidden: false }).slice(0, 3))
    await expect(box).toBeChecked();
  await userEvent.keyboard('1');
  await expect(await screen.findByText('李若琳：材料合格')).toBeInTheDocument();
  await open('张婷');
  await expect((await queue()).getByText('3 件待办')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.confirmRegistration)).toMatchObject([
    { version: 1, input: { regId: '24118801000001', decision: 'materialsQualified' } },
  ]);
});

test('输入框里按键只写字：在查找和原因说明里打 j、1 都不办理', async () => {
  await 确认点核验.run();
  await open('李若琳');
  await userEvent.keyboard('r');
  const reason = (await panel()).getByRole('textbox', { name: '原因说明' });
  await expect(reason).toHaveFocus();
  await userEvent.keyboard('j1');
  await expect(reason).toHaveValue('j1');
  await userEvent.keyboard('{Escape}');
  await expect(reason).not.toHaveFocus();
  expect(await current()).toContain('李若琳');
  expect(stories.review.sent(registrationReview.confirmRegistration)).toEqual([]);
});

test('/ 转到查找，按姓名只剩那一件', async () => {
  await 确认点核验.run();
  await open('李若琳');
  await userEvent.keyboard('/');
  const find = (await queue()).getByRole('searchbox', { name: '在队列中查找姓名' });
  await expect(find).toHaveFocus();
  await userEvent.type(find, '陈泽宇');
  await waitFor(async () => expect((await queue()).getAllByRole('button')).toHaveLength(1));
  await open('陈泽宇');
  await userEvent.clear(find);
  await userEvent.type(find, '无此人');
  await expect(await (await queue()).findByText('没有找到，请换个姓名')).toBeInTheDocument();
});

test('队列读不出时不说“都办完了”，说原因，重试后读到', async () => {
  await 队列读不出.run();
  const list = await queue();
  await userEvent.click(await list.findByRole('button', { name: /重试|重新/ }));
  await expect(await list.findByText('1 件待办')).toBeInTheDocument();
  expect(list.queryByText(/都办完了/)).toBeNull();
});

test('件数很多：接着显示后面的；选到快到头的一件，再后面的自动读来', async () => {
  await 件数很多.run();
  const rows = () => screen.getAllByRole('button', { name: /申报/ }).length;
  await waitFor(() => expect(rows()).toBe(50));
  await press('还有 70 件，继续显示');
  await waitFor(() => expect(rows()).toBe(100));
  const near = screen.getAllByRole('button', { name: /申报/ })[93];
  if (near) await userEvent.click(near);
  await waitFor(() => expect(rows()).toBe(120));
  expect(stories.many.sent(registration.list).map(({ input }) => input.pageNo)).toEqual([1, 2, 3]);
  await expect(screen.queryByRole('button', { name: /继续显示/ })).toBeNull();
});

test('后面的读不出：前面的还在，说原因，重试后读到', async () => {
  await 后面的读不出.run();
  await press('还有 2 件，继续显示');
  await expect(await screen.findByText(/系统繁忙/)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /申报/ })).toHaveLength(50);
  await press('重试');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /申报/ })).toHaveLength(52));
});

test('? 列出按键，开着时别的键不起作用', async () => {
  await 确认点核验.run();
  await open('李若琳');
  await userEvent.keyboard('?');
  const help = await dialog('审核台的按键');
  await expect(help.getByText('下一件')).toBeInTheDocument();
  await userEvent.keyboard('j');
  await userEvent.click(help.getByRole('button', { name: /关闭|Close/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await current()).toContain('李若琳');
});

test('关掉快捷键之后按键都不起作用，按钮照常', async () => {
  await 确认点核验.run();
  await open('李若琳');
  const keys = screen.getByRole('checkbox', { name: '快捷键' });
  await userEvent.click(keys);
  keys.blur();
  await userEvent.keyboard('j');
  expect(await current()).toContain('李若琳');
  await userEvent.click((await queue()).getByRole('button', { name: /张婷/ }));
  await open('张婷');
});

test('V 转到看图区，焦点在那里时 1 仍是办理', async () => {
  await 确认点核验.run();
  await open('李若琳');
  await waitFor(() => expect(screen.getByRole('img', { name: /1/ })).toBeInTheDocument());
  await userEvent.keyboard('v');
  await expect(document.activeElement).toHaveAttribute('role', 'img');
  await userEvent.keyboard('1');
  await expect(await screen.findByText('李若琳：材料合格')).toBeInTheDocument();
});

test('快捷键的开关和三栏宽度下次打开还在', async () => {
  await 确认点核验.run();
  const width = async () =>
    Math.round(
      (await screen.findByRole('region', { name: '待办队列' })).getBoundingClientRect().width,
    );
  const before = await width();
  screen.getByRole('separator', { name: '调整队列宽度' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await userEvent.click(screen.getByRole('checkbox', { name: '快捷键' }));
  const after = await width();
  expect(after).toBeGreaterThan(before + 50);
  await 确认点核验.run();
  expect(Math.abs((await width()) - after)).toBeLessThan(2);
  await expect(screen.getByRole('checkbox', { name: '快捷键' })).not.toBeChecked();
});

test('区县的审核台只有审批的权限就只做审批，2 是不予认定', async () => {
  await 区县审批.run();
  await open('杨晓语');
  await expect(
    within(screen.getByRole('navigation', { name: '环节' })).getByRole('button', {
      current: 'page',
    }),
  ).toHaveTextContent('审批');
  await expect((await panel()).queryByRole('group', { name: /材料清单/ })).toBeNull();
  expect((await panel()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '审批通过1',
    '不予认定2',
    '退回确认3',
  ]);
});

test('别人先办了：说明原因，重新读这一件', async () => {
  await 服务器拒绝.run();
  await open('欧阳诗桐');
  await userEvent.keyboard('1');
  await expect(await screen.findByText('数据已被他人修改，请刷新后再操作')).toBeInTheDocument();
});

test('都办完了、没有权限、打不开，各说各的话', async () => {
  await 都办完了.run();
  await expect(await screen.findByText('都办完了，没有待办的申请')).toBeInTheDocument();
  await 没有权限.run();
  await expect(
    await screen.findByText('您没有核验、确认或审批的权限，请联系上级机构。'),
  ).toBeInTheDocument();
  await 打不开.run();
  await expect(await screen.findByText(/您不具备该条数据的权限/)).toBeInTheDocument();
  await expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
  await 长文字与生僻字.run();
  await expect(await screen.findByText(/𬭎䶮工艺/)).toBeInTheDocument();
});
