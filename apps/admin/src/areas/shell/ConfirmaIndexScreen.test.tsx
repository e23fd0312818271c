import { registration } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './ConfirmaIndexScreen.stories';

const { 只办注册, 确认点, 都办完了, 出错, 载入中, 没有权限看申请, 不是确认点 } =
  composeStories(stories);
const links = async () =>
  within(await screen.findByRole('region', { name: '待办事项' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const list = async (name: string) => within(await screen.findByRole('list', { name }));
const asked = () => stories.answers.sent(registration.list).map(({ input }) => input);

async function find(text: string) {
  await userEvent.type(
    await screen.findByRole('searchbox', { name: '证件号码、报名号或姓名' }),
    `${text}{Enter}`,
  );
}

test('三步各有多少件，一次问齐，不为计数去查申请', async () => {
  await 确认点.run();
  expect(await links()).toEqual(['12待核验', '3材料待补全', '1,286待到场确认']);
  expect(stories.answers.sent(registration.figures)).toHaveLength(1);
});

test('看得到自己的确认安排：日期、时段、容量和已预约的人；还没有安排时说找谁', async () => {
  await 确认点.run();
  await expect(await screen.findByRole('list', { name: '我的确认安排' })).toHaveTextContent(
    /2024-06-10 至 2024-06-28.*08:30-11:30.*每日容量 100 人.*已预约 36 人，已确认 12 人/,
  );
  await 都办完了.run();
  await expect(await screen.findByText(/还没有安排本确认点的工作/)).toBeInTheDocument();
});

test('今日安排说当天确认了几人，预约的是整个安排的', async () => {
  await 确认点.run();
  await expect(await screen.findByRole('list', { name: '今日安排' })).toHaveTextContent(
    '每日容量 80 人，今日已确认 5 人；整个安排已预约 36 人，已确认 12 人',
  );
});

test('点数字去办那一步', async () => {
  await 确认点.run();
  await userEvent.click(await screen.findByRole('link', { name: /^3\s*材料待补全/ }));
  await expect(
    await screen.findByText('已转到 /register/RegistrationCheckSubModel?tab=incomplete'),
  ).toBeInTheDocument();
});

test('没有件数时不写零：零是真的零', async () => {
  await 都办完了.run();
  expect(await links()).toEqual(['0待核验', '0材料待补全', '0待到场确认']);
  await 载入中.run();
  expect(await links()).toEqual(['—待核验', '—材料待补全', '—待到场确认']);
});

test('没有取到时说明原因，重试就好', async () => {
  await 出错.run();
  expect(await links()).toEqual(['—待核验', '—材料待补全', '—待到场确认']);
  const [figures, ...lists] = await screen.findAllByRole('alert');
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^系统繁忙/),
    expect.stringMatching(/^系统繁忙/),
  ]);
  if (!figures) throw new Error('nothing says that the figures are missing');
  await userEvent.click(within(figures).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(stories.failing.sent(registration.figures)).toHaveLength(2));
});

test('待核验的先到期的在前，待补全的写着截止日，各列十个，点姓名打开申请', async () => {
  await 确认点.run();
  await expect((await list('待核验')).getAllByRole('listitem')).toHaveLength(1);
  await expect((await list('材料待补全')).getByRole('listitem')).toHaveTextContent(
    '补全截止 2024-06-26',
  );
  expect(asked()).toEqual([
    { statuses: [6], undeleted: true, sort: 'daysLeft.asc', pageSize: 10 },
    { statuses: [7], undeleted: true, sort: 'applyTime.asc', pageSize: 10 },
  ]);
  const [first] = (await list('待核验')).getAllByRole('link');
  await expect(first).toHaveAttribute('href', '/register/application/24118801000003');
  await 都办完了.run();
  await expect(await screen.findByText('没有等待核验的申请。')).toBeInTheDocument();
  await expect(screen.getByText('没有等待补全材料的申请。')).toBeInTheDocument();
});

test('证件号码查到一人就打开申请，号码不进地址', async () => {
  await 确认点.run();
  await find('11010519900307233x');
  await expect(
    await screen.findByText('已转到 /register/application/24118801000005'),
  ).toBeInTheDocument();
  expect(asked().at(-1)).toEqual({ idNo: '11010519900307233X', pageSize: 10 });
});

test('报名号直接打开；同名的列出来挑；没有的说怎么查', async () => {
  await 确认点.run();
  await find('24118801000007');
  await expect(
    await screen.findByText('已转到 /register/application/24118801000007'),
  ).toBeInTheDocument();
  await 确认点.run();
  await find('李');
  await expect((await list('找到的申请')).getAllByRole('link')).toHaveLength(3);
  await userEvent.clear(screen.getByRole('searchbox'));
  await find('查无此人');
  await expect(await screen.findByText(/^没有找到.*证件号码要写全/)).toBeInTheDocument();
});

test('查找没有取到时说明原因，可以重试', async () => {
  await 出错.run();
  await find('李');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
});

test('本机构通知在这里读；没有权限看申请的只看安排和通知', async () => {
  await 确认点.run();
  await expect(
    await screen.findByRole('button', { name: '请提醒申请人带齐原件' }),
  ).toBeInTheDocument();
  await 没有权限看申请.run();
  await expect(await screen.findByText('暂无通知。')).toBeInTheDocument();
  await expect(screen.queryByRole('searchbox')).toBeNull();
  await expect(screen.queryByRole('list', { name: '待核验' })).toBeNull();
});

test('两种业务都办的看到两边；只办注册的只看注册的待办和安排', async () => {
  await 确认点.run();
  const enrolling = within(await screen.findByRole('region', { name: '定期注册待办' }));
  await expect(await enrolling.findByRole('link', { name: /^9\s*网报未受理/ })).toBeInTheDocument();
  await expect(enrolling.queryByText('待复核')).toBeNull();
  await expect(await screen.findByRole('list', { name: '我的注册安排' })).toHaveTextContent(
    '已网报',
  );
  await 只办注册.run();
  await screen.findByRole('region', { name: '定期注册待办' });
  await expect(screen.queryByRole('region', { name: '待办事项' })).toBeNull();
  await expect(screen.queryByRole('button', { name: '打开审核台' })).toBeNull();
});

test('所在机构不是确认点时说明这是谁的首页，不去读申请', async () => {
  await 不是确认点.run();
  await expect(await screen.findByText('这是确认点工作人员的首页')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '待办事项' })).toBeNull();
});
