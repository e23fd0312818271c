import { resource } from '@tqc/contract/resource';
import { registration, registrationChange, registrationReview } from '@tqc/contract/register';
import { lookup } from '@tqc/contract/lookup';
import { fakeTransport, refusal, type FakeTransport } from '@tqc/testing/fakeTransport';
import { longName } from '@tqc/testing/people';
import {
  applicationDetail,
  applicationRow,
  dataChangeRow,
  drawnPicture,
  pageOf,
} from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ReviewDeskScreen } from './ReviewDeskScreen';

const meta = {
  title: '页面/资格认定/审核台',
  component: ReviewDeskScreen,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ReviewDeskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const pictures = fakeTransport(resource, { viewImage: () => drawnPicture('材料') });
const serialOf = (regId: string) => Number(regId) - 24_118_801_000_000;
const auditing = {
  status: 15,
  version: 4,
  decisions: ['approve', 'approveFail', 'returnToConfirmation'],
} satisfies Partial<ReturnType<typeof applicationDetail>>;

/** Four that wait: the list and the case of each, with the same persons. */
export const cases = fakeTransport(registration, {
  list: ({ name = '', statuses: [status = 6] = [] }) =>
    pageOf(
      ...[1, 2, 3, 4]
        .map((at) =>
          applicationRow(at, {
            status,
            blocks: at === 3 ? ['普通话水平须达到二级乙等及以上'] : [],
          }),
        )
        .filter((row) => row.name.includes(name)),
    ),
  get: ({ regId }) => applicationDetail(serialOf(regId)),
});
const waiting = fakeTransport(registration, {
  list: ({ statuses: [status = 15] = [] }) =>
    pageOf(...[5, 6].map((at) => applicationRow(at, { status, daysLeft: at }))),
  get: ({ regId }) => applicationDetail(serialOf(regId), auditing),
});
export const review = fakeTransport(registrationReview, {
  confirmRegistration: () => ({ status: 8 }),
  affirmRegistration: () => ({
    status: 15,
    archiveNo: '2024118801000001',
    acceptNo: 'SL20240618001',
  }),
  batchAud: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
});
const point = userAt('point');
const county = userAt('county');

/** 左边队列、中间材料、右边申报内容和结论，键盘即可办完。 */
export const 确认点核验: Story = { ...storyAs(point, cases, review, pictures), tags: ['in-dark'] };
export const 区县审批: Story = {
  ...storyAs(county, waiting, review, pictures),
  parameters: { route: { path: '/', at: '/?step=audit' } },
};
/** 查到的人不在这个队列里：说出状态，可以打开。 */
export const 人在别处: Story = {
  ...storyAs(
    point,
    fakeTransport(registration, {
      list: ({ anyNo, statuses }) =>
        anyNo === undefined || statuses === undefined
          ? pageOf(applicationRow(5, { status: 18 }))
          : pageOf<ReturnType<typeof applicationRow>>(),
      get: ({ regId }) => applicationDetail(serialOf(regId)),
    }),
    pictures,
  ),
  tags: ['alike'],
};
/** 从列表打开：条件和次序照列表的。 */
export const 按列表的条件: Story = {
  ...storyAs(county, cases, review, pictures),
  parameters: {
    route: {
      path: '/',
      at: '/?step=audit&ctId=3&area=11,,&applyTime=2024-06-01,&sort=daysLeft.asc&tab=confirmed',
    },
  },
  tags: ['alike'],
};
const found = {
  ...auditing,
  archiveNo: '2024118801000005',
  daysLeft: 3,
  dueOn: '2024-06-21',
  acceptedOn: '2024-05-20',
  materials: [1, 2, 3],
  healthResult: 1,
  healthDate: '2024-06-10',
} satisfies Partial<ReturnType<typeof applicationDetail>>;
const changeOpen = {
  decisions: ['approveFail', 'returnToConfirmation'],
  notToday: [{ decision: 'approve', reasons: ['有待审核的数据变更，请先审核'] }],
} satisfies Partial<ReturnType<typeof applicationDetail>>;
const change = dataChangeRow({
  regId: '24118801000005',
  name: '杨晓语',
  reason: '证书上是全称',
  fileId: null,
  version: 6,
});
export const changes: FakeTransport = fakeTransport(registrationChange, {
  queryRegChgDos: () => pageOf(change),
  regChgAudit: () => null,
});
export const person = fakeTransport(lookup, {
  queryLimitation: () => ({
    limited: true,
    record: [
      {
        kind: 'revokeFraud5',
        limitType: null,
        beginDate: '2022-03-01',
        endDate: null,
        orgName: '云汀市教育局',
      },
    ],
  }),
  certEnrollHistoryInfo: () => ({ certs: [], registrations: [] }),
});
/** 确认点核对的、限制库查到的、待审核的变更，审批的人都看得到。 */
export const 确认点查到的: Story = {
  ...storyAs(
    county,
    fakeTransport(registration, {
      list: () => pageOf(applicationRow(5, { status: 15 }), applicationRow(6, { status: 15 })),
      get: ({ regId }) =>
        regId.endsWith('5')
          ? applicationDetail(5, {
              ...found,
              ...(changes.sent(registrationChange.regChgAudit).length === 0 ? changeOpen : {}),
            })
          : applicationDetail(6, {
              ...found,
              limitHit: true,
              blocks: ['命中限制库，不能认定'],
            }),
    }),
    review,
    pictures,
    changes,
    person,
  ),
  parameters: { route: { path: '/', at: '/?step=audit' } },
  tags: ['pictured'],
};
const MANY = 120;
let lost = 0;
export const many = fakeTransport(registration, {
  list: ({ pageNo = 1, pageSize = 50 }) => ({
    total: MANY,
    record: Array.from({ length: Math.min(pageSize, MANY - (pageNo - 1) * pageSize) }, (_, at) =>
      applicationRow((pageNo - 1) * pageSize + at),
    ),
  }),
  get: ({ regId }) => applicationDetail(serialOf(regId)),
});
/** 一次读五十件，走到后面自动接着读，也可以自己接着读。 */
export const 件数很多: Story = { ...storyAs(point, many, review, pictures), tags: ['pictured'] };
/** 后面的第一次读不出：前面的照常办，重试后读到。 */
export const 后面的读不出: Story = storyAs(
  point,
  fakeTransport(registration, {
    list: ({ pageNo = 1 }) =>
      pageNo > 1 && (lost += 1) % 2 === 1
        ? Promise.reject(refusal(503))
        : {
            total: 52,
            record: (pageNo > 1 ? [50, 51] : Array.from({ length: 50 }, (_, at) => at)).map((at) =>
              applicationRow(at),
            ),
          },
    get: ({ regId }) => applicationDetail(serialOf(regId)),
  }),
  review,
  pictures,
);
export const 都办完了: Story = storyAs(
  point,
  fakeTransport(registration, { list: () => pageOf() }),
);
export const 没有权限: Story = storyAs(
  withoutRights(
    point,
    registrationReview.confirmRegistration,
    registrationReview.affirmRegistration,
  ),
);
export const 打不开: Story = {
  ...storyAs(
    point,
    fakeTransport(registration, {
      list: () => pageOf(applicationRow(8)),
      get: () => Promise.reject(refusal(403)),
    }),
  ),
  tags: ['pictured'],
};
let refused = 0;
/** 第一次读不出队列，重试后读到。 */
export const 队列读不出: Story = storyAs(
  point,
  fakeTransport(registration, {
    list: () =>
      (refused += 1) % 2 === 1 ? Promise.reject(refusal(503)) : pageOf(applicationRow(8)),
    get: () => applicationDetail(8),
  }),
  pictures,
);
export const 服务器拒绝: Story = storyAs(
  point,
  fakeTransport(registration, {
    list: () => pageOf(applicationRow(9)),
    get: () => applicationDetail(9),
  }),
  fakeTransport(registrationReview, { confirmRegistration: () => Promise.reject(refusal(409)) }),
  pictures,
);
export const 长文字与生僻字: Story = storyAs(
  point,
  fakeTransport(registration, {
    list: () =>
      pageOf(
        applicationRow(10, { name: longName, subjectName: '中等职业学校实习指导教师（𬭎䶮工艺）' }),
      ),
    get: () =>
      applicationDetail(10, {
        name: longName,
        graduateSchool: '𬭎县㛃乡䶮村师范高等专科学校'.repeat(4),
      }),
  }),
  pictures,
);
