import { baseCertType } from '@tqc/contract/basic';
import { lookup } from '@tqc/contract/lookup';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/server';

const server = await testServer();

test('国家规定的种类：名称改不了、删不掉；排序和是否提供选择到各处都生效', async () => {
  const centre = await server.as('centre');
  const { record } = await centre(baseCertType.list, { code: '6' });
  const [kind] = record;
  const certTypeId = kind?.certTypeId ?? '';
  await expect(
    centre(baseCertType.update, { certTypeId, name: '实习指导教师' }, { version: 1 }),
  ).rejects.toMatchObject({ fields: { name: expect.stringContaining('印在证书上') } });
  await expect(centre(baseCertType.remove, { certTypeId }, { version: 1 })).rejects.toThrow(
    '资格种类由国家规定，不能删除',
  );
  await centre(baseCertType.update, { certTypeId, status: 0, sort: 5 }, { version: 1 });
  const { record: words } = await centre(lookup.queryDictByDictTypeBasic, {});
  const changed = words.filter(({ dtId }) => dtId === 'certType');
  expect(changed).toHaveLength(7);
  expect(changed[0]).toMatchObject({ code: '6', status: 0 });
});
