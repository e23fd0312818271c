import { rmsUsbKey, UsbKey, UserUsbKey } from '@tqc/contract/basic';
import { usbKeyStatus } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const { code } = usbKeyStatus;
const stocked = {
  serial: '0a24061801',
  status: code('unassigned') as number,
  subject: 'CN=jiang_shishen, O=云汀市教育局',
  prov: '32',
  orgName: '',
  person: '',
  inStock: true,
  enabledOn: '2024-01-01',
  validUntil: '2027-01-01',
  daysLeft: 927,
  lastUsedAt: null as string | null,
  reason: '',
};
const held = {
  ...stocked,
  serial: '0a24061802',
  status: code('normal'),
  orgName: '云汀市教育局',
  person: '江以宁（jiang_shishen）',
  inStock: false,
  daysLeft: -3,
  lastUsedAt: '2024-06-17T01:00:00Z',
};
const locked = { ...stocked, serial: '0a24061803', status: code('locked') };
const voided = {
  ...stocked,
  serial: '0a24061804',
  status: code('void'),
  reason: '外壳损坏，不能读取',
};

const holder = {
  adminId: '700001',
  name: '江以宁',
  account: 'jiang_shishen',
  orgName: '云汀市教育局',
  prov: '32',
  mobile: '154****0011',
  serial: '0a24061802',
  status: code('normal') as number | null,
  boundAt: '2024-05-06T02:00:00Z' as string | null,
  validUntil: '2027-01-01' as string | null,
  required: true,
  lastUsedAt: '2024-06-17T01:00:00Z' as string | null,
};
const lost = {
  ...holder,
  adminId: '700002',
  name: '林问夏',
  account: 'lin_wenxia',
  serial: '0a24061805',
  status: code('locked'),
};
const without = {
  ...holder,
  adminId: '700003',
  name: '𬱖文',
  account: 'yi_wen',
  serial: '',
  status: null,
  boundAt: null,
  validUntil: null,
  required: false,
  lastUsedAt: null,
};

const keyRows = [stocked, held, locked, voided];
const people = [holder, lost, without];

/** Keys in every state, and people with a key, a lost one and none. */
export const usbKeyAnswers = fakeTransport(rmsUsbKey, {
  getData: () => pageOf(...keyRows.map((row, at) => exampleRow(UsbKey, row, at + 1))),
  getRmsUserUsbKeyData: () =>
    pageOf(...people.map((row, at) => exampleRow(UserUsbKey, row, at + 1))),
  getRmsUserUsbKey: () => exampleRow(UserUsbKey, holder),
  getUnUsbKeyOfProvince: () => ({
    record: [{ serial: '0a24061801', subject: stocked.subject, validUntil: '2027-01-01' }],
  }),
  setUserUsbKey: () => null,
  importUsbKey: ({ serial }) => ({ serial }),
  updateUsbKey: () => null,
});
