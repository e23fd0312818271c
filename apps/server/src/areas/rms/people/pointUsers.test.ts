import { admins } from '@tqc/contract/rms';
import { beforeAll, expect, test } from 'vitest';
import { readSheet } from '../../../kit/export/exportTesting';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const RECOGNITION = 1;
const REGISTRATION = 2;
const CLERK = 1;
const LEADER = 2;

/** The calls of the people of points, of each kind of work. */
const kinds = [
  [
    '认定',
    RECOGNITION,
    {
      add: admins.addCertificateUser,
      edit: admins.editCertificateUser,
      del: admins.delCertificateUser,
      query: admins.queryCertificateUser,
    },
  ],
  [
    '定期注册',
    REGISTRATION,
    {
      add: admins.addEnrollUser,
      edit: admins.editEnrollUser,
      del: admins.delEnrollUser,
      query: admins.queryEnrollUser,
    },
  ],
] as const;

// Rules: permission-27
test.each(kinds)(
  '%s确认点用户能新增、编辑、导出、删除',
  async (_, bizType, { add, edit, del, query }) => {
    const county = await server.as('county');
    const account = `points_${bizType}`;
    const found = async () => (await county(query, { account })).record;
    const { id: adminId, issued } = await county(add, {
      account,
      name: '林问夏',
      orgId: testOrgs.point.id,
      mobile: `1330000000${bizType}`,
      pointRole: CLERK,
    });
    expect(issued[0]?.password).not.toBe('');
    const [made] = await found();
    expect(made).toMatchObject({ name: '林问夏', pointRole: CLERK, own: true });
    await county(
      edit,
      { adminId, name: '宋怀瑾', pointRole: LEADER },
      { version: made?.version ?? 0 },
    );
    const [changed] = await found();
    expect(changed).toMatchObject({ name: '宋怀瑾', pointRole: LEADER });
    const file: unknown = await county(admins.exportLocaleSetUser, { bizType, account });
    const rows = readSheet(Buffer.from(await (file as Blob).arrayBuffer())).map((row) =>
      row.join(),
    );
    expect(rows.filter((row) => row.startsWith(`宋怀瑾,正常,${account},`))).toHaveLength(1);
    expect(rows.join()).not.toContain(`1330000000${bizType}`);
    await county(del, { adminId }, { version: changed?.version ?? 0 });
    expect(await found()).toEqual([]);
  },
);
