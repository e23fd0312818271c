import { baseTechnicalJob } from '@tqc/contract/basic';
import { enrollmentData } from '@tqc/contract/enroll';
import { registration } from '@tqc/contract/register';
import { exports, job } from '@tqc/contract/resource';
import { testOrgs, type TestOrg } from '../../../testing/server';
import { next, once, server } from '../../../walks/stage';
import type { Example } from '../../../walks/example';

const asked = { title: '演示列表', query: {}, format: 'xlsx' };

/** Exports: everybody starts their own and sees no other. */
export const exportExamples: readonly Example[] = [
  {
    call: exports.exportRows,
    by: 'centre',
    personal: true,
    ready: async () => ({
      input: { ...asked, call: baseTechnicalJob.list.id, columns: ['code', 'name'] },
    }),
  },
  {
    call: exports.exporRegExcelData,
    by: 'city',
    personal: true,
    ready: async () => ({ input: { ...asked, columns: ['regId', 'name'] } }),
  },
  {
    call: exports.regExcelTaskList,
    by: 'county',
    ready: once(async () => ({ input: {}, mark: await taskOf('county', DONE) })),
  },
  {
    call: exports.downRegExcelFile,
    by: 'county',
    ready: async () => ({ input: { id: await taskOf('county', DONE) } }),
  },
  {
    call: exports.exporEnrollExcelData,
    by: 'city',
    personal: true,
    ready: async () => ({
      input: { ...asked, call: enrollmentData.queryAllEnrollLevelOrg.id, columns: ['name'] },
    }),
  },
  {
    call: exports.enrollExcelTaskList,
    by: 'county',
    ready: once(async () => ({ input: {}, mark: await taskOf('county', DONE, ENROLLED) })),
  },
  {
    call: exports.downEnrollExcelFile,
    by: 'county',
    ready: async () => ({ input: { id: await taskOf('county', DONE, ENROLLED) } }),
  },
  {
    call: job.again,
    by: 'province',
    ready: async () => ({ input: { id: await taskOf('province', CANCELLED) } }),
    state: { says: '只有失败或已取消的任务可以重新执行' },
  },
];

const APPLIED = { kind: exports.exporRegExcelData.id, call: registration.list.id };
const ENROLLED = {
  kind: exports.exporEnrollExcelData.id,
  call: enrollmentData.queryAllEnrollLevelOrg.id,
};
const DONE = 2;
const CANCELLED = 4;

/** A task of somebody, with its file where it is done. */
async function taskOf(org: TestOrg, status: number, { kind, call } = APPLIED): Promise<string> {
  const { id: owner } = testOrgs[org];
  const id = String(6_500_000 + next());
  const { pool, app } = server;
  await pool.query(
    "insert into job (job_id, admin_id, org_id, kind, title, status, input, sealed, file_name) values ($1, $2, $2, $3, '演示任务', $4, $5, '\\x00', 'x.csv')",
    [id, owner, kind, status, JSON.stringify({ call, columns: ['regId'], format: 'csv' })],
  );
  if (status !== DONE) return id;
  const file = await app.files.put(Buffer.from('演示内容'.repeat(20)));
  await pool.query(
    `insert into file (file_id, name, kind, mime, size, sha256, org_id, admin_id, prov, city, county, point)
     select $1, 'x.csv', 'csv', 'text/csv', $2, $3, org_id, org_id, prov, city, county, point from org where org_id = $4`,
    [file.id, file.size, file.sha256, owner],
  );
  await pool.query('update job set result_file = $2 where job_id = $1', [id, file.id]);
  return id;
}
