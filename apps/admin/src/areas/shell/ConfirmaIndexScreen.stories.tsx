import { baseOrg, WorkToday } from '@tqc/contract/basic';
import { confirmWork, enrollment } from '@tqc/contract/enroll';
import { msgSysmsg } from '@tqc/contract/message';
import { localeSet, registration } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import {
  applicationRow,
  enrollArrangementRow,
  enrollFigures,
  exampleRow,
  localeSetRow,
  messageRow,
  pageOf,
  workFigures,
} from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { ConfirmaIndexScreen } from './ConfirmaIndexScreen';

const meta = {
  title: '页面/首页/确认点首页',
  component: ConfirmaIndexScreen,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ConfirmaIndexScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const filed = applicationRow(3, { dueOn: '2024-06-19', daysLeft: 1 });
const qualified = applicationRow(5, { status: 8, dueOn: '2024-06-21', daysLeft: 3 });
const incomplete = applicationRow(7, {
  status: 7,
  pausedOn: '2024-06-12',
  completeBefore: '2024-06-26',
});
const all = [filed, qualified, incomplete];
const found = (...rows: (typeof filed)[]) => pageOf(...rows);
export const answers = fakeTransport(registration, {
  figures: () => workFigures({ 6: 12, 7: 3, 8: 1286, 15: 96 }),
  /** A number is that of one person, a name may be that of several. */
  list: ({ statuses, idNo, anyNo, name }) => {
    if (statuses) return found(...all.filter(({ status }) => statuses.includes(status)));
    if (idNo !== undefined) return found(qualified);
    if (anyNo !== undefined) return found(...all.filter(({ regId }) => regId === anyNo));
    return name === '李' ? found(...all) : found();
  },
});
export const failing = fakeTransport(registration, {
  figures: () => Promise.reject(refusal(503)),
  list: () => Promise.reject(refusal(503)),
});
export const sets = fakeTransport(localeSet, {
  list: () => pageOf(localeSetRow({ booked: 36, confirmed: 12 })),
});
export const today = fakeTransport(baseOrg, {
  getConfirmWorkData: () => ({
    record: [
      exampleRow(WorkToday, {
        planName: '2024年上半年认定',
        amHours: '08:30-11:30',
        pmHours: '14:00-17:00',
        dayCapacity: 80,
        booked: 36,
        confirmed: 12,
        confirmedToday: 5,
      }),
    ],
  }),
});
export const enrolling = fakeTransport(enrollment, {
  figures: () => enrollFigures({ declared: 9, pending: 4, returned: 1 }),
});
const enrollSets = fakeTransport(confirmWork, { list: () => pageOf(enrollArrangementRow()) });
const enrolled = [enrolling, enrollSets];
const noEnrolled = [
  fakeTransport(enrollment, { figures: () => enrollFigures() }),
  fakeTransport(confirmWork, { list: () => pageOf() }),
];
const noWork = fakeTransport(baseOrg, { getConfirmWorkData: () => ({ record: [] }) });
const noSets = fakeTransport(localeSet, { list: () => pageOf() });
const notices = fakeTransport(msgSysmsg, {
  list: () => ({ ...pageOf(messageRow({ title: '请提醒申请人带齐原件' })), unread: 0 }),
});
const noNotices = fakeTransport(msgSysmsg, { list: () => ({ ...pageOf(), unread: 0 }) });
const point = userAt('point');

/** 确认点一进来就看到今天要办的件数和最先到期的人，拿着号码能直接查到。 */
export const 确认点: Story = storyAs(point, answers, sets, notices, today, ...enrolled);
export const 都办完了: Story = storyAs(
  point,
  fakeTransport(registration, { figures: () => workFigures({}), list: () => pageOf() }),
  noSets,
  noNotices,
  noWork,
  ...noEnrolled,
);
export const 出错: Story = storyAs(point, failing, sets, noNotices, today, ...enrolled);
export const 载入中: Story = storyAs(
  point,
  fakeTransport(registration, {
    figures: () => new Promise(() => undefined),
    list: () => new Promise(() => undefined),
  }),
  sets,
  noNotices,
  today,
  ...enrolled,
);
export const 没有权限看申请: Story = storyAs(
  withoutRights(point, registration.list, registration.figures),
  sets,
  noNotices,
  today,
  ...enrolled,
);
/** 只办定期注册的确认点没有认定的内容。 */
export const 只办注册: Story = storyAs(
  { ...point, user: { ...point.user, orgBizType: 2 } },
  answers,
  noNotices,
  ...enrolled,
);
/** 超级用户看得到每个页面，所在机构不是确认点：说明这是谁的首页，不去读做不了的工作。 */
export const 不是确认点: Story = { ...storyAs(userAt('nation')), tags: ['alike'] };
