import { msgSysmsg } from '@tqc/contract/message';
import { registration } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { dialog } from '../../kit/story/screenTest';
import * as stories from './HomeWorksScreen.stories';

const { 区县, 国家中心, 没有待办, 有超期, 出错, 没有权限看申请, 长文字与生僻字 } =
  composeStories(stories);
const tasks = async () => within(await screen.findByRole('region', { name: '待办事项' }));

test('每种状态的件数、到期和超期；能办的是链接', async () => {
  await 区县.run();
  await expect(
    await (await tasks()).findByRole('link', { name: /1,286\s*网上申报待确认/ }),
  ).toHaveAttribute('href', '/register/RegistrationCheckSubModel?tab=filed');
  await expect((await tasks()).getByRole('link', { name: /96\s*已确认待审批/ })).toHaveAttribute(
    'href',
    '/register/RegistrationAudSubModel?tab=confirmed',
  );
  await expect((await tasks()).getByText('5个工作日内到期').previousSibling).toHaveTextContent('8');
});

test('国家中心不核验不审批申请，那些数字不是链接；计划由它审批', async () => {
  await 国家中心.run();
  await expect((await tasks()).getByText('1,286')).toBeInTheDocument();
  expect((await tasks()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2省级认定计划待审',
  ]);
});

test('点数字去办', async () => {
  await 区县.run();
  await userEvent.click(await (await tasks()).findByRole('link', { name: /材料待补全/ }));
  await expect(
    await screen.findByText('已转到 /register/RegistrationCheckSubModel?tab=incomplete'),
  ).toBeInTheDocument();
});

test('超期标出来，没有超期不标', async () => {
  await 有超期.run();
  const late = async () => (await tasks()).getByText('超过法定期限').parentElement;
  await waitFor(async () => expect(await late()).toHaveAttribute('data-warn'));
  await 区县.run();
  await waitFor(async () => expect(await late()).not.toHaveAttribute('data-warn'));
});

test('将到期和超期的点进去就是那些，先到期的在前；数的是本机构办理的', async () => {
  await 区县.run();
  await expect(
    await (await tasks()).findByRole('link', { name: /8\s*5个工作日内到期/ }),
  ).toHaveAttribute(
    'href',
    '/register/RegistrationAudSubModel?tab=confirmed&daysLeft=5&sort=daysLeft.asc',
  );
  await 有超期.run();
  await expect((await tasks()).getByRole('link', { name: /超过法定期限/ })).toHaveAttribute(
    'href',
    '/register/RegistrationAudSubModel?tab=confirmed&daysLeft=over&sort=daysLeft.asc',
  );
  await expect((await tasks()).getByRole('link', { name: /5\s*超过受理期限/ })).toHaveAttribute(
    'href',
    '/register/RegistrationCheckSubModel?tab=filed&daysLeft=over&sort=daysLeft.asc',
  );
  expect(stories.due.sent(registration.figures).at(-1)?.input).toEqual({
    mine: true,
    works: true,
  });
});

test('待审批的件数在这里，点进去就是那一种；没有要办的留着零，不是链接', async () => {
  await 区县.run();
  await expect(
    await (await tasks()).findByRole('link', { name: /4\s*申请数据变更待审/ }),
  ).toHaveAttribute('href', '/MyWorks/WfWorkflowAuditSubModel?approval=dataChange');
  await expect((await tasks()).getByRole('link', { name: /2\s*补发换发待审/ })).toHaveAttribute(
    'href',
    '/historyDataManage/CertApplySubModel',
  );
  await expect((await tasks()).getByRole('link', { name: /3\s*学历历史待补充/ })).toHaveAttribute(
    'href',
    '/historyDataManage/SupplementCollegeSubModel',
  );
  await 没有待办.run();
  await expect((await tasks()).getByText('申请数据变更待审').previousSibling).toHaveTextContent(
    '0',
  );
  await expect((await tasks()).queryByRole('link')).toBeNull();
});

test('当前计划、通知、常用入口', async () => {
  await 区县.run();
  await expect(await screen.findByText('东霁区2024年上半年计划')).toBeInTheDocument();
  await expect(screen.getByText(/网报还剩 \d+ 天|确认还剩 \d+ 天/)).toBeInTheDocument();
  await expect(screen.getByText('系统将于6月22日凌晨维护')).toBeInTheDocument();
  await expect(screen.getByRole('link', { name: '认定审批' })).toBeInTheDocument();
  await expect(screen.queryByRole('link', { name: '认定批次设置' })).toBeNull();
});

test('通知说到的页面，能打开的从通知进去', async () => {
  await 区县.run();
  await expect(await screen.findByRole('link', { name: '审批时限提醒' })).toHaveAttribute(
    'href',
    expect.stringMatching(/RegistrationAudSubModel$/),
  );
  await expect(screen.queryByRole('link', { name: '系统将于6月22日凌晨维护' })).toBeNull();
});

test('没有页面可去的通知，点了读全文，也记为已读', async () => {
  await 区县.run();
  await userEvent.click(await screen.findByRole('button', { name: '系统将于6月22日凌晨维护' }));
  const notice = await dialog('系统将于6月22日凌晨维护');
  await expect(await notice.findByText('维护期间不能登录，请提前保存。')).toBeVisible();
  expect(stories.notices.sent(msgSysmsg.get)).toMatchObject([{ input: { msgId: '702' } }]);
  await userEvent.click(notice.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('没有内容时说明', async () => {
  await 没有待办.run();
  await expect(await screen.findByText('暂无进行中的计划。')).toBeInTheDocument();
  await expect(screen.getByText('暂无通知。')).toBeInTheDocument();
  await expect((await tasks()).queryByText('超过受理期限')).toBeNull();
  await expect((await tasks()).getByText('网上申报待确认').previousSibling).toHaveTextContent('0');
});

test('读不到件数时不写零，图可以重试；读不到计划和通知时不说没有', async () => {
  await 出错.run();
  await expect((await tasks()).getByText('网上申报待确认').previousSibling).toHaveTextContent('—');
  await expect(await screen.findByText('数据加载失败，请重试')).toBeInTheDocument();
  await expect(await screen.findAllByText(/^系统繁忙/)).toHaveLength(2);
  await expect(screen.queryByText(/^暂无/)).toBeNull();
});

test('没有权限看申请就没有待办和图', async () => {
  await 没有权限看申请.run();
  await expect(await screen.findByText('东霁区2024年上半年计划')).toBeInTheDocument();
  await expect(screen.queryByRole('region', { name: '待办事项' })).toBeNull();
  await expect(screen.queryByRole('region', { name: '最近30天' })).toBeNull();
  await 长文字与生僻字.run();
  await expect(
    await screen.findByRole('heading', {
      level: 1,
      name: '阿依古丽·买买提艾力·吐尔逊那依·阿不都热西，您好',
    }),
  ).toBeInTheDocument();
});

test('定期注册的待办一环一环列着，到期的去看名单，没有的不能点', async () => {
  await 区县.run();
  const tasks = within(await screen.findByRole('region', { name: '定期注册待办' }));
  await expect(await tasks.findByRole('link', { name: /^18\s*网报未受理/ })).toHaveAttribute(
    'href',
    '/enrollModel/EnrollmentCheckSubModel?kind=declared',
  );
  await expect(tasks.getByRole('link', { name: /^31\s*公示中/ })).toHaveAttribute(
    'href',
    '/enrollModel/EnrollmentAudSubModel?kind=notice',
  );
  await expect(tasks.getByRole('link', { name: /^5\s*逾期未申请/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?range=overdue$/),
  );
  await expect(tasks.queryByRole('link', { name: /待复核/ })).toBeNull();
});
