import { registration } from '@tqc/contract/register';
import { permissionsOf, Role, rolePermission, roles } from '@tqc/contract/rms';
import { screenOf } from '@tqc/contract/screens';
import { onOff } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const national = {
  roleId: '2',
  roleName: '县级经办',
  status: onOff.code('on') as number,
  orgType: 2,
  level: 'nation',
  prov: '',
  scope: 2,
  duty: 'business',
  users: 37,
  menus: 42,
  buttons: 118,
  remark: '',
  own: false,
};
const provincial = {
  ...national,
  roleId: '9001',
  roleName: '县级查询',
  level: 'province',
  prov: '11',
  users: 3,
  menus: 1,
  buttons: 1,
  remark: '只看不办',
  own: true,
};
const stopped = {
  ...provincial,
  roleId: '9002',
  roleName: '县级暑期值班',
  status: onOff.code('off'),
  users: 0,
  menus: 0,
  buttons: 0,
};

const audit = screenOf('register.audit');
const page = {
  code: audit.permission,
  title: `打开“${audit.title}”`,
  group: '认定',
  page: audit.title,
  isPage: true,
};
const button = {
  ...page,
  code: registration.list.permission,
  title: '查询认定数据',
  isPage: false,
};

const effect = { controls: 2, people: 3, names: ['孟知远', '林问夏', '江以宁'], waiting: true };

/** Roles: one of the country, one of the province, one that is stopped. */
export const roleAnswers = fakeTransport(roles, {
  list: () =>
    pageOf(
      exampleRow(Role, national),
      exampleRow(Role, provincial, 2),
      exampleRow(Role, stopped, 3),
    ),
  create: () => ({ id: '9003' }),
  update: () => null,
  remove: () => null,
  forbid: () => null,
  restore: () => null,
  permissions: () => ({ record: [{ ...button, shown: true }] }),
  queryProvinceRole: () => ({ record: [{ prov: '11', users: 3 }] }),
});

export const rightAnswers = fakeTransport(permissionsOf, {
  list: () => ({ record: [page, button] }),
  roles: () => ({ record: [{ roleId: '2', roleName: '县级经办', orgType: 2, users: 37 }] }),
});

export const grantAnswers = fakeTransport(rolePermission, {
  relations: () => effect,
  relationsRemove: () => effect,
  relationsShow: () => null,
});
