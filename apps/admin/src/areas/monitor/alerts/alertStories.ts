import { AlertInformRow, AlertRow, monAlert, monAlertInform } from '@tqc/contract/monitor';
import { alertStatus } from '@tqc/domain/dictionaries';
import { alertRuleOf } from '@tqc/domain/wall';
import { lookup } from '@tqc/contract/lookup';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs } from '@tqc/testing/users';

const open = {
  id: '51',
  severity: 3,
  rule: 'A01',
  business: 1,
  subject: '超期未审批 4 件',
  orgId: orgs.county.orgId,
  orgName: orgs.county.orgName,
  cases: 4,
  threshold: null,
  firstAt: '2024-06-17T01:00:00Z',
  lastAt: '2024-06-18T01:00:00Z',
  times: 2,
  lasts: true,
  status: alertStatus.code('open'),
  handler: '',
  note: '',
};
const claimed = {
  ...open,
  id: '52',
  rule: 'A08',
  business: 6,
  subject: '一人当日导出 6200 条，超过 5000 条',
  orgName: '云汀市西陆区教育体育局',
  cases: 6200,
  threshold: 5000,
  times: 1,
  status: alertStatus.code('claimed'),
  handler: '郑市审',
};
const closed = {
  ...open,
  id: '53',
  severity: 1,
  rule: 'A16',
  subject: '当日办理 42 件，容量 40 件',
  orgName: '东霁区政务服务中心',
  cases: 42,
  threshold: 40,
  lasts: false,
  status: alertStatus.code('closed'),
  handler: '郑市审',
  note: '已增加一个窗口',
};
const rows = [open, claimed, closed].map((row, at) => exampleRow(AlertRow, row, at + 1));
const [first] = rows;

/** What a city is told of warnings. */
export const alertAnswers = fakeTransport(monAlert, {
  list: () => pageOf(...rows),
  get: () => ({
    ...(first ?? exampleRow(AlertRow, open, 1)),
    history: [
      { at: '2024-06-17T02:00:00Z', event: '认领', operator: '云汀市教育局 郑市审', note: '' },
      {
        at: '2024-06-17T08:00:00Z',
        event: '通知下级',
        operator: '云汀市教育局 郑市审',
        note: '请今天办结',
      },
    ],
  }),
  update: () => null,
});

const rule = {
  id: '1',
  rule: 'A08',
  ruleCode: 'A08',
  enabled: true,
  business: 6,
  threshold: 5000,
  severity: 3,
  targets: [1, 2],
  ways: [1, 2],
  roleId: null,
  roleName: '',
  receivers: [{ adminId: '71', name: '郑市审', orgName: '云汀市教育局' }],
  quietFrom: '22:00',
  quietTo: '06:00',
  prov: '32',
  placeName: '江苏省',
  updatedAt: '2024-06-18T01:00:00Z',
};
const national = {
  ...rule,
  id: '2',
  rule: 'A01',
  ruleCode: 'A01',
  business: 1,
  threshold: null,
  targets: null,
  ways: [1],
  receivers: [],
  quietFrom: null,
  quietTo: null,
  prov: '',
  placeName: '全国',
};
export const ruleAnswers = fakeTransport(monAlertInform, {
  list: () => pageOf(exampleRow(AlertInformRow, rule, 1), exampleRow(AlertInformRow, national, 2)),
  trial: ({ id, threshold }) =>
    id === '1'
      ? { days: 30, fired: threshold === 5000 ? 4 : 0, orgs: threshold === 5000 ? 2 : 0, why: '' }
      : { days: 0, fired: 0, orgs: 0, why: alertRuleOf('A01')?.uncounted ?? '' },
  create: () => ({ id: '3' }),
  update: () => null,
  remove: () => null,
});

/** Roles that a message may go to. */
export const roleAnswers = fakeTransport(lookup, {
  queryRole: () => ({ record: [{ roleId: '11', roleName: '县级认定业务', orgType: 2 }] }),
});
