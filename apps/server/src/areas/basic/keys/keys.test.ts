import { rmsUsbKey } from '@tqc/contract/basic';
import { usbKeyStatus } from '@tqc/domain/dictionaries';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestOrg, type TestServer } from '../../../testing/server';
import { newAccount } from '../../../walks/people';

let server: TestServer;
let serial = 0;
beforeAll(async () => {
  server = await testServer();
});

const stocked = async (by: TestOrg = 'province', prov?: string) => {
  serial += 1;
  const key = `0c${String(serial).padStart(8, '0')}`;
  await (
    await server.as(by)
  )(rmsUsbKey.importUsbKey, {
    serial: key,
    subject: 'CN=测试',
    enabledOn: '2024-01-01',
    validUntil: '2028-12-31',
    ...(prov === undefined ? {} : { prov }),
  });
  return key;
};
const keyOf = async (key: string) => {
  const { record } = await (await server.as('centre'))(rmsUsbKey.getData, { serial: key });
  if (!record[0]) throw new Error('no key');
  return record[0];
};

test('绑定、挂失、解锁、更换、作废、解绑：每一步UKey和用户都看得到', async () => {
  const { adminId } = await newAccount(server, 'county');
  const province = await server.as('province');
  const [first, second] = [await stocked(), await stocked()];
  let version = 0;
  const set = async (action: string, more: object = {}) =>
    province(rmsUsbKey.setUserUsbKey, { adminId, action, ...more } as never, {
      version: (version += 1),
    });
  await set('bind', { serial: first });
  expect(await keyOf(first)).toMatchObject({ inStock: false, status: usbKeyStatus.code('normal') });
  await expect(set('unlock')).rejects.toThrow('没有锁定');
  version -= 1;
  await set('lost');
  await expect(set('unbind')).rejects.toThrow('锁定的请先解锁');
  version -= 1;
  await set('unlock');
  await set('replace', { serial: second });
  expect(await keyOf(first)).toMatchObject({ inStock: true, orgName: '', person: '' });
  expect(await province(rmsUsbKey.getRmsUserUsbKey, { adminId })).toMatchObject({
    serial: second,
  });
  await expect(set('void')).rejects.toMatchObject({ fields: { reason: '请填写作废的原因' } });
  version -= 1;
  await set('void', { reason: '损坏' });
  expect(await province(rmsUsbKey.getRmsUserUsbKey, { adminId })).toMatchObject({ serial: '' });
  await expect(set('unbind')).rejects.toThrow('没有绑定UKey');
});

test('国家中心入库的分配到省以后，省才看得到、才能绑定；别省的动不了', async () => {
  const key = await stocked('centre');
  const province = await server.as('province');
  const seen = async () => (await province(rmsUsbKey.getData, { serial: key })).total;
  expect(await seen()).toBe(0);
  const { adminId } = await newAccount(server, 'county');
  const bind = { adminId, action: 'bind' as const, serial: key };
  await expect(province(rmsUsbKey.setUserUsbKey, bind, { version: 1 })).rejects.toMatchObject({
    fields: { serial: expect.stringContaining('未分配') },
  });
  const centre = await server.as('centre');
  const assign = { serial: key, action: 'assign' as const };
  await expect(centre(rmsUsbKey.updateUsbKey, assign, { version: 1 })).rejects.toMatchObject({
    fields: { prov: '请选择分配到哪个省' },
  });
  await centre(rmsUsbKey.updateUsbKey, { ...assign, prov: '32' }, { version: 1 });
  expect(await seen()).toBe(1);
  await province(rmsUsbKey.setUserUsbKey, bind, { version: 1 });
  const other = await server.as('otherProvince');
  await expect(
    other(rmsUsbKey.updateUsbKey, { serial: key, action: 'lock' }, { version: 3 }),
  ).rejects.toMatchObject({ code: 403 });
  await expect(
    province(rmsUsbKey.updateUsbKey, { serial: key, action: 'lock' }, { version: 3 }),
  ).rejects.toThrow('已经绑定用户');
  const extended = { serial: key, action: 'extend' as const, validUntil: '2029-12-31' };
  await province(rmsUsbKey.updateUsbKey, extended, { version: 3 });
  expect(await keyOf(key)).toMatchObject({ validUntil: '2029-12-31' });
});

test('同一个序列号只入库一次；到期日期、所属省不对的在字段上说', async () => {
  const key = await stocked();
  const province = await server.as('province');
  const again = {
    serial: key,
    subject: 'CN=测试',
    enabledOn: '2024-01-01',
    validUntil: '2028-12-31',
  };
  for (const [more, field, says] of [
    [{}, 'serial', '该UKey已经入库，请核对序列号'],
    [{ validUntil: '2020-01-01' }, 'validUntil', '到期日期应在今天以后十年以内'],
    [{ prov: '11' }, 'prov', '只能入库本省的UKey'],
  ] as const)
    await expect(province(rmsUsbKey.importUsbKey, { ...again, ...more })).rejects.toMatchObject({
      fields: { [field]: says },
    });
});
