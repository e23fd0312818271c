import { baseOrg } from '@tqc/contract/basic';
import { lookup } from '@tqc/contract/lookup';
import { admins, PointUser } from '@tqc/contract/rms';
import { adminStatus } from '@tqc/domain/dictionaries';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const own = {
  adminId: '720001',
  account: 'point_yunting',
  name: '林问夏',
  status: adminStatus.code('normal') as number,
  condition: '',
  locked: false,
  orgId: '30011',
  pointName: '云汀市政务服务中心确认点',
  parentName: '云汀市教育局',
  pointRole: 2,
  mobile: '154****0021',
  keySerial: '',
  validTo: null as string | null,
  remark: '',
  seenAt: '2024-06-18T00:30:00Z' as string | null,
  own: true,
};
const lockedOut = {
  ...own,
  adminId: '720002',
  account: 'point_yi',
  name: '𬱖文',
  condition: '锁定至11-06 09:30',
  locked: true,
  pointRole: 1,
};
const forbidden = {
  ...own,
  adminId: '720003',
  account: 'point_song',
  name: '宋怀瑾',
  status: adminStatus.code('forbidden'),
  pointRole: 1,
  validTo: '2024-12-31',
};
const countys = {
  ...own,
  adminId: '720004',
  account: 'point_dongji',
  name: '孟知远',
  pointName: '东霁区行政审批中心确认点',
  parentName: '东霁区教育体育局',
  own: false,
  seenAt: null,
};
const rows = [own, lockedOut, forbidden, countys];
const list = () => pageOf(...rows.map((row, at) => exampleRow(PointUser, row, at + 1)));
const issued = [
  { adminId: '720001', account: 'point_yunting', name: '林问夏', password: 'kTqvbne#4827xhRmda' },
];
const made = () => ({ id: '720001', issued, waiting: false });

/** People of points: the organisation's own in every state, and one of a county below. */
export const pointUserAnswers = fakeTransport(admins, {
  queryCertificateUser: list,
  queryEnrollUser: list,
  queryCertificateUserByOrgIds: list,
  queryEnrollUserByOrgIds: list,
  addCertificateUser: made,
  addEnrollUser: made,
  editCertificateUser: () => null,
  editEnrollUser: () => null,
  delCertificateUser: () => null,
  delEnrollUser: () => null,
  forbid: () => null,
  restore: () => null,
  unlock: () => null,
  singleResetPassword: () => ({ issued }),
  batchResetPassword: ({ adminIds, preview }) => ({
    done: adminIds.split(','),
    refused: [],
    issued: preview === true ? [] : issued,
  }),
});

export const pointLookups = fakeTransport(lookup, {
  queryBaseOrgBasic: () => ({
    record: [
      {
        orgId: '50010',
        orgName: '云汀市政务服务中心确认点',
        orgType: 1,
        parentId: '20010',
        areaCode: '1188',
        areaName: '云梦省云汀市',
      },
    ],
  }),
});
export const pointsUnread = fakeTransport(lookup, {
  queryBaseOrgBasic: () => Promise.reject(refusal(503)),
});
export const noPoints = fakeTransport(lookup, { queryBaseOrgBasic: () => ({ record: [] }) });

/** Organisations at and below the one whose story it is. */
export const pointOrgs = fakeTransport(baseOrg, {
  queryKV: () => ({
    record: [
      { orgId: '20010', orgName: '云汀市教育局' },
      { orgId: '20011', orgName: '东霁区教育体育局' },
    ],
  }),
});
