import {
  baseOrg,
  baseOrgDisable,
  baseOrgHisoryLog,
  Org,
  OrgChange,
  OrgDetail,
  OrgLog,
  OrgLogDetail,
  OrgNode,
  OrgStop,
} from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { stopState } from '@tqc/domain/organisations';
import { lookup } from '@tqc/contract/lookup';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const province = {
  orgId: '20001',
  orgName: '云梦省教育厅(演示)',
  orgType: 4,
  orgBizType: 3,
  areaCode: '11',
  areaName: '云梦省',
  parentId: '10001',
  parentName: '国家教师资格中心(演示)',
  orgCode3: '901',
  creditCode: '11328801DM32880165',
  head: '䶮知远',
  phone: '010-00000001',
  address: '云梦省云汀市演示路1号',
  postcode: '000001',
  officeHours: '周一至周五 9:00-17:00',
  isQueryConfirmUser: true,
  onlyEcert: false,
  remark: '',
  tagNames: '',
  status: onOff.code('on') as number,
};
const city = {
  ...province,
  orgId: '30001',
  orgName: '云汀市教育局',
  onlyEcert: true,
  orgType: 3,
  areaCode: '1188',
  areaName: '云梦省云汀市',
  parentId: '20001',
  parentName: province.orgName,
  orgCode3: '911',
};
const county = {
  ...city,
  orgId: '40001',
  orgName: '东霁区教育体育局',
  onlyEcert: false,
  orgType: 2,
  areaCode: '118801',
  areaName: '云梦省云汀市东霁区',
  parentId: '30001',
  parentName: city.orgName,
  orgCode3: '921',
};
const point = {
  ...county,
  orgId: '50001',
  orgName: '东霁区政务服务中心教师资格窗口',
  orgType: 1,
  parentId: '40001',
  parentName: county.orgName,
  orgCode3: '',
  creditCode: '',
  isQueryConfirmUser: false,
};
const closed = {
  ...county,
  orgId: '40002',
  orgName: '西禾区教育局',
  orgCode3: '922',
  status: onOff.code('off'),
};

const rows = [
  exampleRow(Org, province),
  exampleRow(Org, city, 2),
  exampleRow(Org, county, 3),
  exampleRow(Org, closed, 4),
  exampleRow(Org, point, 5),
];
const node = (org: typeof province, hasChildren: boolean) =>
  exampleRow(OrgNode, { ...org, hasChildren });

/** The organisations of the stories, level by level. */
const NODES: Readonly<Record<string, ReturnType<typeof node>[]>> = {
  20001: [node(city, true)],
  30001: [node(county, true), node(closed, false)],
  40001: [node(point, false)],
};

const edited = {
  ...county,
  kind: 2,
  field: '联系电话；地址',
  before: '010-00000009；—',
  after: '010-00000001；云梦省云汀市演示路1号',
  operator: '江市审',
  operatorOrg: city.orgName,
  ip: '192.0.2.11',
  byHand: false,
};
const past = {
  ...edited,
  kind: 3,
  field: '机构名称',
  before: '东霁区教委',
  after: county.orgName,
  byHand: true,
};
const changes = [
  { label: '联系电话', before: '010-00000009', after: '010-00000001' },
  { label: '地址', before: '', after: '云梦省云汀市演示路1号' },
];

const move = { certs: 18_204, records: 9_310, users: 12, points: 3, intoName: closed.orgName };

/** What the server answers of organisations; the root of the tree is who asks. */
export const orgAnswers = (root: 'province' | 'county' = 'province') =>
  fakeTransport(baseOrg, {
    list: () => pageOf(...(root === 'county' ? rows.slice(2) : rows)),
    get: () =>
      exampleRow(OrgDetail, {
        ...county,
        mobile: '154****0001',
        collegeName: '',
        below: 0,
        points: 2,
        users: 6,
        waiting: { cases: 5, enrollments: 0, arranged: 0 },
      }),
    create: () => ({ id: '901' }),
    update: () => null,
    remove: () => null,
    onlyEcertSwitch: () => null,
    queryBaseOrgByOrgIds: () => ({ record: [rows[2] ?? rows[0]].flatMap((row) => row ?? []) }),
    orgRename: () => null,
    orgAnnul: ({ intoId }) =>
      intoId === closed.orgId ? move : Promise.reject(refusal(422, '请选择本省同一级别的机构')),
    transferHistoryData: () => ({ ...move, users: 0, points: 0 }),
    queryKV: () => ({ record: rows.map(({ orgId, orgName }) => ({ orgId, orgName })) }),
    getTreeData: ({ parentId, keyword }) => ({
      record:
        keyword !== undefined
          ? [node(county, true)].filter(({ orgName }) => orgName.includes(keyword))
          : parentId === undefined
            ? [root === 'county' ? node(county, true) : node(province, true)]
            : (NODES[parentId] ?? []),
    }),
    orgInfoQueryChange: () => pageOf(exampleRow(OrgChange, edited), exampleRow(OrgChange, past, 2)),
    orgChangeDetailInfo: () => exampleRow(OrgLogDetail.omit({ ip: true }), { ...edited, changes }),
  });

export const logAnswers = fakeTransport(baseOrgHisoryLog, {
  list: () => pageOf(exampleRow(OrgLog, edited), exampleRow(OrgLog, past, 2)),
  get: () => exampleRow(OrgLogDetail, { ...edited, changes }),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});

export const colleges = fakeTransport(lookup, {
  queryCollegesBasic: () =>
    pageOf(
      { collegeId: '801', code: '10001', name: '云梦师范大学', prov: '11' },
      { collegeId: '802', code: '10002', name: '云汀学院', prov: '11' },
    ),
});

const stop = {
  ...closed,
  reason: '并入东霁区教育局',
  beginTime: '2024-06-05 10:00',
  endTime: null,
  state: stopState.code('running') as number,
  operator: '顾省审',
};
const coming = {
  ...stop,
  ...county,
  reason: '办公场所搬迁',
  beginTime: '2024-06-20 18:00',
  endTime: '2024-06-24 08:00',
  state: stopState.code('planned'),
};
const over = {
  ...stop,
  ...city,
  reason: '系统维护',
  beginTime: '2024-05-01 08:00',
  endTime: '2024-05-02 08:00',
  state: stopState.code('over'),
};

/** Stops in every state. */
export const stopAnswers = fakeTransport(baseOrgDisable, {
  list: () =>
    pageOf(exampleRow(OrgStop, coming, 3), exampleRow(OrgStop, stop, 2), exampleRow(OrgStop, over)),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});
