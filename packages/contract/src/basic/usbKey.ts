import { province, usbKeyStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, field, get, imported, none, paged, pageOf, post, put } from '../kit';

const empty = z.literal('');

/** A USB key with whose it is. */
export const UsbKey = z.object({
  serial: field.shaped('UKey序列号', {
    max: 40,
    pattern: /^[0-9a-f]{2,40}$/,
    says: '序列号由2到40位数字和小写字母a到f组成',
    example: (serial) => `0a${String(serial).padStart(6, '0')}`,
  }),
  status: field.status('状态', usbKeyStatus),
  subject: field.text('证书主题', 100).or(empty),
  prov: field.code('所属省份', province).or(empty),
  orgName: field.shown('分配机构'),
  person: field.shown('使用人'),
  /** Nobody has it: it is dealt with in the stock. */
  inStock: field.flag('在库'),
  enabledOn: field.date('启用日期').nullable(),
  validUntil: field.date('到期日期').nullable(),
  /** Days to the end; below nothing it is over. */
  daysLeft: z.number().int().nullable(),
  lastUsedAt: field.moment('最近使用时间').nullable(),
  reason: field.longText('原因', 200).or(empty),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const row = UsbKey.shape;
const { serial } = row;

/** Somebody with the key that opens the door for them. */
export const UserUsbKey = z.object({
  adminId: field.id('用户'),
  name: field.personName('姓名', 30),
  account: field.text('账号', 30),
  orgName: field.text('机构名称', 60),
  prov: field.code('所属省份', province).or(empty),
  mobile: field.mobile().or(empty),
  serial: serial.or(empty),
  status: field.status('UKey状态', usbKeyStatus).nullable(),
  boundAt: field.moment('绑定时间').nullable(),
  validUntil: row.validUntil,
  /** Whether the person signs in with a key only. */
  required: field.flag('必须UKey'),
  lastUsedAt: field.moment('最近UKey登录').nullable(),
  version: field.version(),
});
const user = UserUsbKey.shape;

const entered = {
  serial,
  subject: field.text('证书主题', 100),
  enabledOn: field.date('启用日期'),
  validUntil: field.date('到期日期'),
  prov: field.code('所属省份', province).optional(),
};

/** USBKey */
const keyFilters = {
  serial: field.text('UKey序列号', 40),
  prov: field.code('所属省份', province),
  orgName: field.text('机构名称', 60),
  status: row.status,
  validUntilFrom: field.date('到期日期起'),
  validUntilTo: field.date('到期日期止'),
};

export const rmsUsbKey = calls(catalogue.rmsUsbKey, {
  getData: get(
    'rmsUsbKey/getData',
    'view',
    paged(keyFilters, ['serial', 'updatedAt']),
    pageOf(UsbKey),
    { rowKey: 'serial', audit: 'query' },
  ),
  getRmsUserUsbKeyData: get(
    'rmsUsbKey/getRmsUserUsbKeyData',
    'basic.userUsbKey.view',
    paged(
      {
        account: user.account,
        name: user.name,
        orgName: user.orgName,
        serial: field.text('UKey序列号', 40),
        bound: field.flag('是否绑定'),
      },
      ['account', 'name'],
    ),
    pageOf(UserUsbKey),
    { rowKey: 'adminId', audit: 'query' },
  ),
  getRmsUserUsbKey: get(
    'rmsUsbKey/getRmsUserUsbKey/{adminId}',
    'basic.userUsbKey.view',
    z.object({ adminId: user.adminId }),
    UserUsbKey,
    {
      audit: 'view',
    },
  ),
  /** What of the stock of somebody's province can be bound to them. */
  getUnUsbKeyOfProvince: get(
    'rmsUsbKey/getUnUsbKeyOfProvince/{adminId}',
    'view',
    z.object({ adminId: user.adminId }),
    z.object({
      record: z.array(z.object({ serial, subject: row.subject, validUntil: row.validUntil })),
    }),
    { audit: 'view' },
  ),
  setUserUsbKey: put(
    'rmsUsbKey/setUserUsbKey/{adminId}',
    'basic.userUsbKey.edit',
    z.object({
      adminId: user.adminId,
      action: z.enum(['bind', 'replace', 'unbind', 'lost', 'unlock', 'void'], {
        error: '请选择办理内容',
      }),
      /** The key that is bound, or bound instead. */
      serial: serial.optional(),
      reason: field.longText('原因', 200).or(empty).default(''),
    }),
    none,
  ),
  /** The keys that the list shows, as a file. */
  exportUsbKey: get('rmsUsbKey/exportUsbKey', 'export', z.object(keyFilters).partial(), z.null(), {
    reply: 'file',
    audit: 'query',
    quota: () => 'download',
  }),
  /** One key into stock: a form, or a line of a file. */
  importUsbKey: post('rmsUsbKey/importUsbKey', 'import', z.object(entered), z.object({ serial })),
  updateUsbKey: put(
    'rmsUsbKey/{serial}',
    'edit',
    z.object({
      serial,
      action: z.enum(['assign', 'lock', 'unlock', 'void', 'extend'], { error: '请选择办理内容' }),
      prov: field.code('所属省份', province).optional(),
      validUntil: field.date('新到期日期').optional(),
      reason: field.longText('原因', 200).or(empty).default(''),
    }),
    none,
  ),
});

/** Keys as a file: each line one key into stock. */
export const usbKeyImport = imported({
  target: 'usbKey',
  title: 'USBKey',
  row: z.object(entered),
  key: 'serial',
  call: rmsUsbKey.importUsbKey,
  example: {
    serial: '0a24061801',
    subject: 'CN=demo_c3201,O=云汀市教育局(演示)',
    enabledOn: '2024-06-18',
    validUntil: '2027-06-17',
    prov: '江苏',
  },
});
