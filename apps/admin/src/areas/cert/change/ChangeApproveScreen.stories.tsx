import { personal } from '@tqc/contract/account';
import { CertChange, cert, certChange, CertChangeDetail, change } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { resource } from '@tqc/contract/resource';
import { certChangeType } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { certDetail, certRow, exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ChangeApproveScreen } from './ChangeApproveScreen';

const meta = {
  title: '页面/历史数据管理/证书变更审批',
  component: ChangeApproveScreen,
  parameters: { screen: 'cert.changeApprove' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ChangeApproveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Change = Row<typeof certChange.list>;

const items = [
  { field: 'name', label: '姓名', before: '演示旧名', after: '演示新名' },
  { field: 'recognisedOn', label: '认定日期', before: '2024-06-12', after: '2024-06-14' },
];
const changeRow = (n: number, differing: Partial<Change> = {}): Change =>
  exampleRow(
    CertChange,
    {
      chgId: String(n),
      chgNo: `BG11202400000${n}`,
      name: invented(n).name,
      idNo: invented(n).maskedIdNo,
      certNo: certRow(n).certNo,
      status: 1,
      changeType: 2,
      ctId: 3,
      fields: 2,
      isKey: true,
      summary: '姓名：演示旧名→演示新名；认定日期：2024-06-12→2024-06-14',
      label: items[0]?.label ?? '',
      before: items[0]?.before ?? '',
      after: items[0]?.after ?? '',
      why: '户籍更名：凭户籍证明更正',
      orgName: orgs.county.orgName,
      applicant: '孟县审',
      appliedAt: '2024-06-17T02:00:00Z',
      decidedOrg: '',
      decider: '',
      decidedAt: null,
      lastOpinion: '',
      certId: certRow(n).certId,
      certVersion: 1,
      own: false,
      decisions: [],
      notYours: null,
      ...differing,
    },
    n,
  );
const removed = {
  changeType: 10,
  fields: 1,
  summary: '证书状态：正常→已删除',
  why: '作废：证书作废',
};
const decided = {
  decidedOrg: orgs.city.orgName,
  decider: '方市审',
  decidedAt: '2024-06-18T02:00:00Z',
};
const failed = { ...decided, status: 8, lastOpinion: '户籍证明没有盖章' };
const offered = { decisions: ['approve', 'reject'] };
const rows = {
  waiting: [
    changeRow(1, offered),
    changeRow(2, { ...removed, ...offered }),
    changeRow(3, { notYours: '不能审批自己提交的申请' }),
  ],
  decided: [changeRow(4, { ...decided, status: 9 }), changeRow(5, failed)],
  own: [changeRow(1, { own: true }), changeRow(5, { ...failed, own: true })],
  record: [
    changeRow(4, { ...decided, status: 9, own: true }),
    changeRow(5, { ...failed, own: true }),
    changeRow(6, { ...removed, ...failed, own: true }),
  ],
};
/** The same of a registration of the history. */
const ofHistory = (row: Change): Change => ({
  ...row,
  changeType: certChangeType.code('historyRevoked'),
  summary: '记录状态：正常→注册无效',
  why: '连续两年年度考核不合格',
  certId: null,
});
const detail = exampleRow(CertChangeDetail, {
  ...changeRow(1, offered),
  basis: 1,
  reason: null,
  paperNo: '',
  effectiveOn: null,
  explanation: '凭户籍证明更正',
  items,
  wanted: { name: '演示新名', recognisedOn: '2024-06-14' },
  files: ['0197e2a4-0000-7000-8000-000000000021'],
  photo: null,
  checks: ['限制库核查：没有限制记录', '重号核查：证书号码没有重复'],
  steps: [
    {
      at: '2024-06-17T02:00:00Z',
      step: '申请变更',
      event: '提交申请',
      actor: '孟县审',
      orgName: orgs.county.orgName,
      opinion: '',
    },
  ],
});

/** What the pages of changes are answered. */
export const changeAnswers = [
  fakeTransport(certChange, {
    list: ({ about, scope, perField }) => {
      const found = perField ? rows.record : rows[scope ?? 'waiting'];
      return pageOf(...(about === 'history' ? found.map(ofHistory) : found));
    },
    get: () => detail,
    delCertChangeAndDetail: () => null,
  }),
  fakeTransport(change, {
    detailCertChg: () => ({
      record: [{ ...changeRow(4, { ...decided, status: 9 }), items }],
    }),
  }),
  fakeTransport(cert, {
    get: () => certDetail(1),
    beforeCertApprove: () => null,
    certificateChange: () => ({ id: '1' }),
  }),
  fakeTransport(lookup, {
    querySubjectsBasic: () => ({
      record: [{ subjectId: '3002', name: '数学', parentId: '3' }],
    }),
  }),
  fakeTransport(resource, {}),
  fakeTransport(personal, {}),
];

/** 下一级和本机构提交的变更：新旧对照、材料和核查结果看过以后同意或退回。 */
export const 市级: Story = storyAs(userAt('city'), ...changeAnswers);
