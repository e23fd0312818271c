import { baseOrg } from '@tqc/contract/basic';
import { uniscCheck } from '@tqc/domain/dictionaries';
import { isCreditCode, makeCreditCode } from '@tqc/domain/shared';
import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

test('数据库和程序判断信用代码一样：对的、错一位的、少一位的', async () => {
  const right = Array.from({ length: 60 }, (_, n) =>
    makeCreditCode(
      n % 2 === 0 ? '11' : '12',
      '328801',
      `D${'MXKZ'[n % 4] ?? ''}${320_000 + n * 7}`,
    ),
  );
  const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const wrong = right.map((code, n) => {
    const at = n % 18;
    const other = letters[(letters.indexOf(code[at] ?? '') + 1 + (n % 29)) % 31] ?? '';
    return `${code.slice(0, at)}${other}${code.slice(at + 1)}`;
  });
  const all = [...right, ...wrong, '', '11328801DM3288016', '11328801DI32880165'];
  const { rows } = await server.pool.query<{ holds: boolean }>(
    'select credit_code_holds(code) as holds from unnest($1::text[]) with ordinality as t (code, at) order by at',
    [all],
  );
  expect(rows.map(({ holds }) => holds)).toEqual(all.map(isCreditCode));
});

test('校验结果：缺失、校验位错误、重复、通过；按结果能查', async () => {
  const city = await server.as('city');
  const checks = async () => {
    const { record } = await city(baseOrg.getReOrgData, {});
    return Object.fromEntries(record.map(({ orgId, creditCheck }) => [orgId, creditCheck]));
  };
  const put = (code: string) =>
    server.pool.query('update org set credit_code = $2 where org_id = $1', [
      testOrgs.county.id,
      code,
    ]);
  const found = async (code: string) => {
    await put(code);
    return (await checks())[testOrgs.county.id];
  };
  const right = makeCreditCode('11', '328801', 'DM328801');
  expect(await found('')).toBe(uniscCheck.code('missing'));
  expect(await found('11328801DM32880166')).toBe(uniscCheck.code('wrong'));
  const { record } = await city(baseOrg.getReOrgData, { creditCheck: uniscCheck.code('wrong') });
  expect(record).toMatchObject([{ orgId: testOrgs.county.id }]);
  expect(await found(right)).toBe(uniscCheck.code('holds'));
  await server.pool.query('update org set credit_code = $2 where org_id = $1', [
    testOrgs.otherProvince.id,
    right,
  ]);
  expect(await found(right)).toBe(uniscCheck.code('twice'));
});

test('导入先核对：没有的机构、错的代码说明原因', async () => {
  const province = await server.as('province');
  const text = `机构代码,统一社会信用代码\r\n${testOrgs.county.id},11328801DM32880166\r\n999,11328801DM32880165\r\n`;
  const { plan } = await province(
    baseOrg.importUniscOrg,
    { dryRun: 'true' },
    {
      files: [{ field: 'file', name: '信用代码.csv', bytes: new TextEncoder().encode(text) }],
    },
  );
  expect(plan?.rows).toMatchObject([
    { verdict: 'bad', errors: { creditCode: expect.stringContaining('请逐位核对') } },
    { verdict: 'bad', errors: { orgId: '辖区内没有这个县级或市级机构，请核对机构代码' } },
  ]);
});
