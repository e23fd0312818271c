import { lookup } from '@tqc/contract/lookup';
import { registration, registrationChange, registrationReview } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, test } from 'vitest';
import { useWaiting } from '../../../kit/undo/waiting';
import { dialog, press } from '../../../kit/story/screenTest';
import { current, freshDesk, looked, open, panel, queue } from './deskTest';
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
  人在别处,
  按列表的条件,
  确认点查到的,
} = composeStories(stories);
beforeEach(freshDesk);

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
  await looked('李若琳');
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

test('/ 转到查找，按姓名只剩那一件', async () => {
  await 确认点核验.run();
  await open('李若琳');
  await userEvent.keyboard('/');
  const find = (await queue()).getByRole('searchbox', { name: '在队列中查找' });
  await expect(find).toHaveFocus();
  await userEvent.type(find, '陈泽宇');
  await waitFor(async () => expect((await queue()).getAllByRole('button')).toHaveLength(1));
  await open('陈泽宇');
  await userEvent.clear(find);
  await userEvent.type(find, '无此人');
  await expect(await (await queue()).findByText(/^没有找到，请换个姓名/)).toBeInTheDocument();
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
  await looked('李若琳');
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

test('撤回的那一件自己打开：接着按的键办的是它，不是旁边的人', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  await userEvent.keyboard('1');
  await open('张婷');
  useWaiting.setState({ held: [], back: ['24118801000001'] });
  await open('李若琳');
  await expect((await queue()).getByText('4 件待办')).toBeInTheDocument();
});

test('再打开还在刚才那一件', async () => {
  await 确认点核验.run();
  await open('李若琳');
  await userEvent.keyboard('jj');
  await open('刘梦瑶');
  await 确认点核验.run();
  await open('刘梦瑶');
});

test('区县的审核台只有审批的权限就只做审批，3 是不予认定', async () => {
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
    '退回确认2',
    '不予认定3',
  ]);
});

test('别人先办了：说明原因，重新读这一件', async () => {
  await 服务器拒绝.run();
  await looked('欧阳诗桐');
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

test('证件号码、报名号、档案号也能查；号码不进网址；不在队列里的说出在哪里，点了打开', async () => {
  await 确认点核验.run();
  await open('李若琳');
  const asked = () => stories.cases.sent(registration.list).at(-1)?.input;
  const find = (await queue()).getByRole('searchbox', { name: '在队列中查找' });
  await userEvent.type(find, '24118801000002');
  await waitFor(() => expect(asked()).toMatchObject({ anyNo: '24118801000002', statuses: [6] }));
  await userEvent.clear(find);
  await userEvent.type(find, '328801199901011021');
  await waitFor(() => expect(asked()).toMatchObject({ idNo: '328801199901011021' }));
  await 人在别处.run();
  await userEvent.type(
    (await queue()).getByRole('searchbox', { name: '在队列中查找' }),
    '2024118801000005',
  );
  const told = within(await (await queue()).findByText(/^不在这个队列里/));
  await userEvent.click(told.getByRole('button', { name: '审批通过待编号' }));
  await expect(
    await screen.findByText('已转到 /register/application/24118801000005'),
  ).toBeInTheDocument();
});

test('从列表打开的，按列表的条件和次序；可以改看全部', async () => {
  await 按列表的条件.run();
  const asked = () => stories.cases.sent(registration.list).at(-1)?.input;
  await waitFor(() =>
    expect(asked()).toMatchObject({
      statuses: [15],
      mine: true,
      ctId: 3,
      prov: '11',
      applyTimeFrom: '2024-06-01',
      sort: 'daysLeft.asc',
    }),
  );
  expect(asked()).not.toHaveProperty('tab');
  await userEvent.click(await (await queue()).findByRole('button', { name: '显示全部' }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'applyTime.asc', mine: true }));
  expect(asked()?.ctId).toBeUndefined();
  expect((await queue()).queryByText(/按列表的条件/)).toBeNull();
});

test('开着不通过的表单时按 1 不办理、说为什么，光标回到原因；Esc 离开后 1 才办理', async () => {
  await 确认点核验.run();
  await looked('李若琳');
  await userEvent.keyboard('3');
  const reason = (await panel()).getByRole('textbox', { name: '原因说明' });
  await userEvent.keyboard('照片');
  // A click beside the field takes the focus away, and the person types on.
  reason.blur();
  await userEvent.keyboard('1');
  await expect(reason).toHaveFocus();
  expect(stories.review.sent(registrationReview.confirmRegistration)).toEqual([]);
  await expect(await screen.findByText(/^正在填写“核验不通过”，数字不办理/)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '原因说明' })).toBeNull());
  await userEvent.keyboard('1');
  await waitFor(() =>
    expect(stories.review.sent(registrationReview.confirmRegistration)).toMatchObject([
      { input: { decision: 'materialsQualified' } },
    ]),
  );
});

test('连点两下要写原因的结论：只打开表单，以前写过的也不会就此发出', async () => {
  await 区县审批.run();
  await screen.findByRole('button', { name: /不予认定/ });
  await userEvent.click(screen.getByRole('button', { name: /不予认定/ }));
  const opinion = (await panel()).getByRole('textbox', { name: '审核意见' });
  await userEvent.type(opinion, '学历不符');
  const send = () => screen.getByRole('button', { name: /提交：不予认定/ });
  send().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(stories.review.sent(registrationReview.batchAud)).toEqual([]);
  await userEvent.click(send());
  await waitFor(() =>
    expect(stories.review.sent(registrationReview.batchAud)).toMatchObject([
      { input: { decision: 'approveFail', opinion: '学历不符' } },
    ]),
  );
  // The next case is noted as the place of this queue: not after this test.
  await expect(await (await queue()).findByText('1 件待办')).toBeInTheDocument();
});

test('审批的人在右栏最上面看到报名号、档案号、到期日和确认点核对的；限制库挡住的说出是哪一条', async () => {
  await 确认点查到的.run();
  await open('杨晓语');
  const head = within(await screen.findByRole('group', { name: '这件申请' }));
  for (const text of ['报名号 24118801000005', '档案号 2024118801000005', /剩.*3.*工作日/])
    await expect(head.getByText(text)).toBeInTheDocument();
  const seen = within(screen.getByRole('region', { name: '核验与简历' }));
  for (const text of ['合格', '2024-06-10']) expect(seen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '限制库核查与已有证书' })).toBeNull();
  const steps = screen.getByRole('button', { name: '办理经过' });
  expect(steps).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(steps);
  await expect(screen.getByText('提交申请')).toBeVisible();
  // Nobody is looked up in the library whom nothing holds.
  expect(stories.person.sent(lookup.queryLimitation)).toEqual([]);
  await userEvent.keyboard('j');
  const known = within(await screen.findByRole('region', { name: '限制库核查与已有证书' }));
  await expect(await known.findByText('2022-03-01 至 长期 云汀市教育局')).toBeInTheDocument();
});

test('待审核的数据变更挡着审批时就地审核，审核了就能审批', async () => {
  await 确认点查到的.run();
  const asked = within(await screen.findByRole('region', { name: '数据变更' }));
  expect(await asked.findByText(/数学 → 数学与应用数学/)).toBeInTheDocument();
  expect((await panel()).getByRole('button', { name: '审批通过' })).toBeDisabled();
  await userEvent.click(asked.getByRole('button', { name: '通过' }));
  await press('确 定');
  await waitFor(async () =>
    expect((await panel()).getByRole('button', { name: /审批通过/ })).toBeEnabled(),
  );
  expect(stories.changes.sent(registrationChange.regChgAudit)).toMatchObject([
    { version: 6, input: { chgId: '11', passed: true } },
  ]);
  expect(screen.queryByRole('region', { name: '数据变更' })).toBeNull();
  // Beside a dialog no key counts.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['按 O', '点按钮'])('打开申请：%s，到这一件的页面', async (way) => {
  await 确认点核验.run();
  await open('李若琳');
  const button = screen.getByRole('button', { name: '打开申请' });
  expect(button).toHaveAttribute('title', '打开申请（O）');
  if (way === '按 O') await userEvent.keyboard('o');
  else await userEvent.click(button);
  await expect(
    await screen.findByText('已转到 /register/application/24118801000001'),
  ).toBeInTheDocument();
});
