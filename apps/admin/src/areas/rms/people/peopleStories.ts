import { lookup } from '@tqc/contract/lookup';
import { registration, registrationReview } from '@tqc/contract/register';
import { Admin, AdminDetail, admins, userRole } from '@tqc/contract/rms';
import { adminStatus } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const clerk = {
  adminId: '700001',
  account: 'jiang_shishen',
  name: '江以宁',
  status: adminStatus.code('normal') as number,
  condition: '',
  locked: false,
  orgId: '30001',
  orgName: '云汀市教育局',
  orgType: 3,
  roles: '市级经办',
  roleIds: ['3'],
  mobile: '154****0011',
  loginType: 'none',
  keySerial: '',
  monitor: false,
  job: '科员',
  officePhone: '',
  validTo: null,
  remark: '',
  seenAt: '2024-06-18T00:30:00Z',
  seenFrom: '192.0.2.11',
  isSelf: false,
};
const self = {
  ...clerk,
  adminId: '700005',
  account: 'demo_city',
  name: '江市审',
  isSelf: true,
  mobile: '154****0001',
};
const fresh = {
  ...clerk,
  adminId: '700002',
  account: 'meng_xianshen',
  name: '孟知远',
  condition: '初始密码未改',
  orgId: '40001',
  orgName: '东霁区教育体育局',
  orgType: 2,
  roles: '县级经办、县级查询',
  roleIds: ['2', '12'],
  mobile: '154****0012',
  seenAt: null,
  seenFrom: '',
};
const lockedOut = {
  ...fresh,
  adminId: '700003',
  account: 'lin_wenxia',
  name: '林问夏',
  condition: '锁定至11-06 09:30',
  locked: true,
  loginType: 'sms',
  mobile: '154****0013',
};
const forbidden = {
  ...fresh,
  adminId: '700004',
  account: 'song_huaijin',
  name: '宋怀瑾',
  status: adminStatus.code('forbidden'),
  condition: '',
  roles: '',
  roleIds: [],
  validTo: '2024-12-31',
  mobile: '154****0014',
};
const rows = [self, clerk, fresh, lockedOut, forbidden];
const issued = [
  {
    adminId: '700002',
    account: 'meng_xianshen',
    name: '孟知远',
    password: 'kTqvbne#4827xhRmda',
  },
];

/** What the server answers of people: one's own line and one in every state. */
export const peopleAnswers = fakeTransport(admins, {
  list: () => pageOf(...rows.map((row, at) => exampleRow(Admin, row, at + 1))),
  getAdminDtoById: () =>
    exampleRow(AdminDetail, {
      ...fresh,
      orgPath: '国家教师资格中心(演示) / 云梦省教育厅(演示) / 云汀市教育局 / 东霁区教育体育局',
      rights: [
        { code: registration.list.permission, title: '查询认定数据' },
        { code: registrationReview.confirmRegistration.permission, title: '初审' },
      ],
    }),
  create: () => ({ id: '700002', issued, waiting: true }),
  update: () => null,
  remove: () => null,
  restore: () => null,
  forbid: () => null,
  unlock: () => null,
  endSession: () => null,
  roles: ({ adminId }) => ({
    record:
      adminId === forbidden.adminId
        ? []
        : [
            { roleId: '2', roleName: '县级经办', held: true, givable: true },
            { roleId: '12', roleName: '县级查询', held: true, givable: false },
            {
              roleId: '13',
              roleName: '县级审核',
              held: adminId === lockedOut.adminId,
              givable: true,
            },
          ],
  }),
  singleResetPassword: () => ({ issued }),
  batchResetPassword: ({ adminIds, preview }) => ({
    done: adminIds.split(','),
    refused: [],
    issued: preview ? [] : issued,
  }),
});

export const userRoleAnswers = fakeTransport(userRole, {
  relations: () => ({ waiting: true }),
  relationsRemove: () => ({ waiting: false }),
  batchRelateUserRole: ({ adminIds }) => ({ done: adminIds, refused: [], waiting: true }),
});

export const roleLookups = fakeTransport(lookup, {
  queryRole: () => ({
    record: [
      { roleId: '3', roleName: '市级经办', orgType: 3 },
      { roleId: '2', roleName: '县级经办', orgType: 2 },
      { roleId: '13', roleName: '县级审核', orgType: 2 },
    ],
  }),
  queryBaseOrgBasic: () => ({ record: [] }),
});
