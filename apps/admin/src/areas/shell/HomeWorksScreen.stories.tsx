import { enrollment } from '@tqc/contract/enroll';
import { msgSysmsg } from '@tqc/contract/message';
import { orgBatch, registration } from '@tqc/contract/register';
import { screenOf } from '@tqc/contract/screens';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { longName } from '@tqc/testing/people';
import { routeOf } from '@tqc/contract/screens';
import { enrollFigures, messageRow, orgPlanRow, pageOf, workFigures } from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import { BuiltPages } from '../../kit/session/builtPages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { HomeWorksScreen } from './HomeWorksScreen';

const built = new Set(
  (
    [
      'register.orgPlan',
      'register.localeSet',
      'register.onlineCheck',
      'register.dataView',
      'register.audit',
    ] as const
  ).map((id) => screenOf(id).route ?? ''),
);

const meta = {
  title: '页面/首页/工作台',
  component: HomeWorksScreen,
  decorators: [
    (Story) => (
      <BuiltPages value={built}>
        <Story />
      </BuiltPages>
    ),
  ],
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof HomeWorksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = Array.from({ length: 30 }, (_, at) => ({
  day: new Date(Date.UTC(2024, 4, 20 + at)).toISOString().slice(0, 10),
  filed: (at * 37) % 90,
  confirmed: (at * 23) % 60,
  decided: (at * 17) % 40,
  issued: (at * 11) % 30,
}));
const waiting = [
  [6, 1286],
  [7, 31],
  [8, 204],
  [15, 96],
  [18, 12],
  [21, 4310],
].map(([status = 0, n = 0]) => ({ status, n }));
const figures = workFigures(
  {},
  {
    waiting,
    dueSoon: 8,
    acceptOverdue: 5,
    works: [
      { kind: 'dataChange', n: 4 },
      { kind: 'reissue', n: 2 },
      { kind: 'college', n: 3 },
    ],
    days,
  },
);
const work = (found = figures) => fakeTransport(registration, { figures: () => found });
export const due = work();
const plans = fakeTransport(orgBatch, {
  queryCurrentOrgBatch: () => ({ record: [{ ...orgPlanRow(), times: [] }] }),
});
export const notices = fakeTransport(msgSysmsg, {
  get: ({ msgId }) => messageRow({ msgId, title: '系统将于6月22日凌晨维护', readFlag: 1 }),
  list: () => ({
    ...pageOf(
      messageRow({ title: '审批时限提醒', msgUrl: routeOf('register.audit') }),
      messageRow({
        msgId: '702',
        title: '系统将于6月22日凌晨维护',
        content: '维护期间不能登录，请提前保存。',
        readFlag: 0,
      }),
    ),
    unread: 1,
  }),
});
const quiet = [
  fakeTransport(orgBatch, { queryCurrentOrgBatch: () => ({ record: [] }) }),
  fakeTransport(msgSysmsg, { list: () => ({ ...pageOf(), unread: 0 }) }),
];
export const enrolling = fakeTransport(enrollment, {
  figures: () =>
    enrollFigures({ declared: 18, pending: 7, returned: 2 }, { notice: 31, due: 64, overdue: 5 }),
});
const county = userAt('county');

/** 区县一进来看到待办、到期、三十天走势、当前计划和通知；数字可以点进去办。 */
export const 区县: Story = {
  ...storyAs(county, due, plans, notices, enrolling),
  tags: ['in-dark'],
};
export const 国家中心: Story = storyAs(
  userAt('nation'),
  work({ ...figures, works: [{ kind: 'provincePlan', n: 2 }] }),
  plans,
  notices,
  enrolling,
);
export const 没有待办: Story = storyAs(
  county,
  work(workFigures({ 6: 0 }, { works: [{ kind: 'dataChange', n: 0 }] })),
  ...quiet,
  enrolling,
);
export const 有超期: Story = storyAs(
  county,
  work({ ...figures, overdue: 3 }),
  plans,
  notices,
  enrolling,
);
export const 出错: Story = storyAs(
  county,
  fakeTransport(registration, { figures: () => Promise.reject(refusal(503)) }),
  fakeTransport(orgBatch, { queryCurrentOrgBatch: () => Promise.reject(refusal(503)) }),
  fakeTransport(msgSysmsg, { list: () => Promise.reject(refusal(503)) }),
  enrolling,
);
export const 载入中: Story = storyAs(
  county,
  fakeTransport(registration, { figures: () => new Promise(() => undefined) }),
  ...quiet,
  enrolling,
);
export const 没有权限看申请: Story = storyAs(
  withoutRights(county, registration.figures),
  plans,
  notices,
  enrolling,
);
const rare = {
  ...county,
  user: {
    ...county.user,
    nickname: longName,
    orgName: '𬭎县㛃乡䶮村教育体育局行政审批服务科（中小学教师资格认定专用窗口）',
  },
};
export const 长文字与生僻字: Story = {
  ...storyAs(
    rare,
    work(),
    plans,
    fakeTransport(msgSysmsg, {
      list: () => ({
        ...pageOf(
          messageRow({
            title: '关于做好𬭎县㛃乡䶮村2024年上半年教师资格认定现场确认工作的补充通知'.repeat(3),
          }),
        ),
        unread: 1,
      }),
    }),
    enrolling,
  ),
  tags: ['pictured'],
};
