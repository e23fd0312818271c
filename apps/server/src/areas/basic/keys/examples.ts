import { rmsUsbKey } from '@tqc/contract/basic';
import type { Example } from '../../../walks/example';
import { newAccount } from '../../../walks/people';
import { call, next, once, server } from '../../../walks/stage';

const PROV = '32';
const serialOf = () => `0b${String(next()).padStart(8, '0')}`;
const entered = (serial = serialOf()) => ({
  serial,
  subject: 'CN=walks',
  enabledOn: '2024-01-01',
  validUntil: '2028-12-31',
});
/** A key in the stock of the province. */
const inStock = async () => {
  const input = entered();
  await call('province', rmsUsbKey.importUsbKey, { input });
  return input.serial;
};
/** Somebody of a county of the province. */
const somebody = async () => (await newAccount(server, 'county')).adminId;
/** The same with a key of theirs. */
const holder = async () => {
  const adminId = await somebody();
  await call('province', rmsUsbKey.setUserUsbKey, {
    input: { adminId, action: 'bind', serial: await inStock() },
    version: 1,
  });
  return adminId;
};
const seen = once(holder);
const stocked = once(inStock);
/** A province keeps its keys, and the centre all. */
const kept = { by: 'province', also: ['centre'] } as const;

export const keyExamples: readonly Example[] = [
  {
    call: rmsUsbKey.getData,
    ...kept,
    ready: async () => {
      const serial = await stocked();
      return { input: { serial }, mark: serial };
    },
  },
  {
    call: rmsUsbKey.exportUsbKey,
    ...kept,
    personal: true,
    ready: async () => ({ input: { serial: await stocked() } }),
  },
  {
    call: rmsUsbKey.getRmsUserUsbKeyData,
    ...kept,
    ready: async () => {
      const adminId = await seen();
      const { rows } = await server.pool.query<{ account: string }>(
        'select account from admin where admin_id = $1',
        [adminId],
      );
      const account = rows[0]?.account ?? '';
      return { input: { account }, mark: account };
    },
  },
  {
    call: rmsUsbKey.getRmsUserUsbKey,
    ...kept,
    ready: async () => ({ input: { adminId: await seen() } }),
  },
  {
    call: rmsUsbKey.getUnUsbKeyOfProvince,
    ...kept,
    ready: async () => ({ input: { adminId: await seen() } }),
  },
  {
    call: rmsUsbKey.importUsbKey,
    ...kept,
    // A key comes into the stock of whoever enters it.
    personal: true,
    ready: async () => ({ input: { ...entered(), prov: PROV } }),
  },
  {
    call: rmsUsbKey.setUserUsbKey,
    ...kept,
    ready: async () => ({
      input: { adminId: await somebody(), action: 'bind', serial: await inStock() },
      version: 1,
    }),
    state: { says: '该用户已经有UKey，请先解绑或更换' },
  },
  {
    call: rmsUsbKey.updateUsbKey,
    ...kept,
    ready: async () => ({
      input: { serial: await inStock(), action: 'void', reason: '损坏' },
      version: 1,
    }),
    state: { says: '该UKey已经作废' },
  },
];
