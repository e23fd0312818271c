import { personal } from '@tqc/contract/account';
import { lookup } from '@tqc/contract/lookup';
import { resource } from '@tqc/contract/resource';
import {
  regAud,
  registration,
  registrationChange,
  registrationDocument,
  registrationReview,
} from '@tqc/contract/register';
import { fakeTransport, refusal, type FakeTransport } from '@tqc/testing/fakeTransport';
import { invented, longName } from '@tqc/testing/people';
import {
  applicationDetail,
  dataChangeRow,
  drawnPdf,
  drawnPicture,
  pageOf,
} from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ApplicationScreen } from './ApplicationScreen';

const meta = {
  title: '页面/资格认定/申请详情',
  component: ApplicationScreen,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
  parameters: {
    route: { path: '/register/application/:id', at: '/register/application/24118801000001' },
  },
} satisfies Meta<typeof ApplicationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Application = ReturnType<typeof applicationDetail>;

export const pictures = fakeTransport(resource, {
  viewImage: () => drawnPicture('材料'),
  updateFile: () => ({
    fileId: '00000000-0000-7000-8000-000000000002',
    name: '证明.pdf',
    kind: 'pdf',
    mime: 'application/pdf',
    size: 4,
    width: null,
    height: null,
  }),
});
export const reveal = fakeTransport(personal, { reveal: () => ({ value: invented(1).idNo }) });
const message = {
  regAudId: '1',
  regId: '24118801000001',
  content: '请补充普通话证书原件。',
  bySms: false,
  author: '孟县审',
  orgName: '东霁区教育体育局',
  createdAt: '2024-06-15T02:00:00Z',
  reply: '',
  replyTime: null,
  status: 1,
  version: 1,
};
const ofPoint = {
  ...message,
  regAudId: '3',
  content: '请带身份证原件到窗口。',
  author: '窗口小林',
  orgName: '东霁区政务服务中心教师资格窗口',
};
export const messages = fakeTransport(regAud, {
  getMessagesRegAud: () => ({ record: [message, ofPoint] }),
  create: () => ({ id: '2' }),
  cancelMessagesRegAud: () => null,
});
const change = dataChangeRow({
  changes: [
    { field: 'graduateSchool', label: '毕业学校', before: '云汀学院', after: '澄岚师范大学' },
  ],
  reason: '学校更名',
  version: 6,
});
/** 申请人回复过的留言。 */
export const replied = fakeTransport(regAud, {
  getMessagesRegAud: () => ({
    record: [{ ...message, reply: '证书原件已补交。', replyTime: '2024-06-16T03:00:00Z' }],
  }),
});
export const changes = fakeTransport(registrationChange, {
  queryRegChgDos: () => pageOf(change),
  regChgAudit: () => null,
  regDataChange: () => ({ id: '12' }),
});
export const ownChanges = fakeTransport(registrationChange, {
  queryRegChgDos: () => pageOf({ ...change, own: true }),
  regChgWithdraw: () => null,
});
export const review = fakeTransport(registrationReview, {
  confirmRegistration: ({ decision }) => ({ status: decision === 'materialsQualified' ? 8 : 7 }),
  affirmRegistration: () => ({
    status: 15,
    archiveNo: '2024118801000001',
    acceptNo: 'SL20240618001',
  }),
  batchAud: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
});
export const papers = fakeTransport(registrationDocument, { papers: () => drawnPdf() });
const cancelled = [
  fakeTransport(regAud, { getMessagesRegAud: () => ({ record: [{ ...message, status: 0 }] }) }),
];
const one = (differing: Partial<Application> = {}, serial = 1) =>
  fakeTransport(registration, { get: () => applicationDetail(serial, differing) });
const subjects = {
  querySubjectsBasic: () => ({
    record: [{ subjectId: '3002', name: '数学', parentId: '3' }],
  }),
};
/** 限制库和已有证书里都没有这个人。 */
export const person = fakeTransport(lookup, {
  ...subjects,
  queryLimitation: () => ({ limited: false, record: [] }),
  certEnrollHistoryInfo: () => ({ certs: [], registrations: [] }),
});
const known = fakeTransport(lookup, {
  ...subjects,
  queryLimitation: () => ({
    limited: true,
    record: [
      {
        kind: 'revokeFraud5',
        limitType: null,
        beginDate: '2022-03-01',
        endDate: '2027-02-28',
        orgName: '云汀市教育局',
      },
    ],
  }),
  certEnrollHistoryInfo: () => ({
    certs: [
      {
        certNo: '20201188032001001',
        ctId: 2,
        subjectName: '小学数学',
        orgName: '东霁区教育体育局',
        issueDate: '2020-06-30',
        status: 0,
      },
    ],
    registrations: [],
  }),
});
const all = [pictures, reveal, messages, changes, review, person];
const confirming = {
  status: 8,
  version: 3,
  materials: [1, 2],
  decisions: ['confirm', 'confirmFailed', 'askMoreMaterials'],
} satisfies Partial<Application>;
const approving = {
  status: 15,
  acceptedOn: '2024-06-14',
  version: 4,
  archiveNo: '2024118801000001',
  acceptNo: 'SL20240618001',
  accessResult: 0,
  decisions: ['approve', 'approveFail', 'returnToConfirmation'],
} satisfies Partial<Application>;
const point = userAt('point');
const county = userAt('county');

/** 一页之内看材料、看填报、办结论。确认点核验；到场确认；区县审批。 */
export const 确认点核验: Story = storyAs(point, one(), ...all);
export const 到场确认: Story = { ...storyAs(point, one(confirming), ...all), tags: ['pictured'] };
export const 区县审批: Story = { ...storyAs(county, one(approving), ...all), tags: ['in-dark'] };
/** 自己提的变更等着别人审核，可以撤回。 */
export const 自己的变更: Story = {
  ...storyAs(county, one(approving), ownChanges, ...all),
  tags: ['alike'],
};
const windowName = '东霁区政务服务中心教师资格窗口';
const steps = [
  {
    at: '2024-06-12T01:15:00Z',
    step: '网上申报',
    event: '提交申请',
    actor: '李若琳',
    orgName: '',
    fromStatus: null,
    toStatus: 6,
    opinion: '',
  },
  {
    at: '2024-06-13T02:00:00Z',
    step: '数据维护',
    event: '替换材料',
    actor: '窗口小林',
    orgName: windowName,
    fromStatus: 8,
    toStatus: 8,
    opinion: '毕业证书',
  },
  {
    at: '2024-06-14T08:00:00Z',
    step: '现场确认',
    event: '确认通过',
    actor: '窗口小林',
    orgName: windowName,
    fromStatus: 8,
    toStatus: 15,
    opinion: '',
  },
];
export const 临近期限: Story = storyAs(county, one({ ...approving, daysLeft: 3, steps }), ...all);
export const 已超期: Story = storyAs(
  county,
  one({ ...approving, daysLeft: -2, steps }),
  ...cancelled,
  ...all,
);
export const 不能通过: Story = {
  ...storyAs(
    county,
    one({
      ...approving,
      blocks: ['命中限制库，不能认定', '准入查询结果异常：有判决信息'],
      limitHit: true,
      recordStatus: 1,
      decisions: ['approveFail', 'returnToConfirmation'],
    }),
    known,
    ...all,
  ),
  tags: ['pictured'],
};
/** 日子没到的结论看得见、按不了，旁边写着原因。 */
export const 今天还不能办: Story = storyAs(
  point,
  one({
    ...confirming,
    notToday: [
      {
        decision: 'notCompletedInTime',
        reasons: ['补全期限到2024-06-30为止，过了期限仍未补全的才能按逾期未补全处理'],
      },
    ],
  }),
  ...all,
);
/** 别人刚办、还没有生效：谁在办、还有几秒，这时没有可按的。 */
export const 别人正在办: Story = storyAs(
  county,
  one({
    decisions: [],
    waiting: { name: '窗口小林', orgName: windowName, isMine: false, seconds: 8 },
  }),
  ...all,
);
export const 已认定: Story = {
  ...storyAs(
    county,
    one({ ...approving, status: 21, certNo: '20241190132001001', decisions: [] }),
    ...all,
  ),
  tags: ['pictured'],
};
/** 不予认定的申请可以打印通知书。 */
export const 不予认定: Story = {
  ...storyAs(
    county,
    one({ ...approving, status: 24, opinion: '学历不符', decisions: ['withdrawFailure'] }),
    papers,
    ...all,
  ),
  tags: ['alike'],
};
/** 已删除的申请只能看；省级和国家中心可以恢复。 */
export const 已删除: Story = storyAs(
  county,
  one({ status: 8, version: 5, recordStatus: 2, decisions: [] }),
  ...all,
);
export const 没有权限: Story = storyAs(
  withoutRights(
    county,
    regAud.getMessagesRegAud,
    registrationChange.queryRegChgDos,
    registrationChange.regDataChange,
    personal.reveal,
  ),
  one({ decisions: [] }),
  pictures,
  person,
);
export const 出错: Story = storyAs(
  county,
  fakeTransport(registration, { get: () => Promise.reject(refusal(403)) }),
);
const once: FakeTransport = fakeTransport(registration, {
  get: () =>
    once.sent(registration.get).length > 1
      ? Promise.reject(refusal(503))
      : applicationDetail(1, approving),
});
/** 第一次读得到，办理之后再读就读不到了。 */
export const 再读时出错: Story = { ...storyAs(county, once, ...all), tags: ['alike'] };
export const 载入中: Story = storyAs(
  county,
  fakeTransport(registration, { get: () => new Promise(() => undefined) }),
);
const quiet = [
  pictures,
  person,
  fakeTransport(regAud, { getMessagesRegAud: () => ({ record: [] }) }),
  fakeTransport(registrationChange, { queryRegChgDos: () => pageOf() }),
];
export const 服务器拒绝: Story = storyAs(
  point,
  one({}, 3),
  ...quiet,
  fakeTransport(registrationReview, {
    confirmRegistration: () => Promise.reject(refusal(422, '请勾选缺少的材料并填写补全截止日期')),
  }),
);
export const 长文字与生僻字: Story = storyAs(
  county,
  one(
    {
      name: longName,
      graduateSchool: '𬭎县㛃乡䶮村师范高等专科学校'.repeat(4),
      address: '𬭎县㛃乡䶮村'.repeat(10),
    },
    7,
  ),
  ...quiet,
);
