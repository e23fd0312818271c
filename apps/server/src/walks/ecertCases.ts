import { ecertCert, ecertOrgStamp, ecertTask } from '@tqc/contract/ecert';
import { resource } from '@tqc/contract/resource';
import { STAMP_BOX } from '@tqc/domain/ecert';
import sharp from 'sharp';
import { ecertTasks } from '../jobs/ecertTasks';
import { testOrgs } from '../testing/server';
import { freshCert } from './certCases';
import { call, idOf, next, once, server, upload } from './stage';

const seal = once(() =>
  sharp({ create: { width: 120, height: 120, channels: 4, background: '#cc222266' } })
    .png()
    .toBuffer(),
);
/** A picture of a seal that the county has just uploaded. */
export async function sealPicture(): Promise<string> {
  const files = [{ field: 'file', name: `印模${next()}.png`, bytes: new Uint8Array(await seal()) }];
  return ((await call('county', resource.updateFile, { input: {}, files })) as { fileId: string })
    .fileId;
}
const countyName = once(async () => {
  const { rows } = await server.pool.query<{ name: string }>(
    'select org_name as name from org where org_id = $1',
    [testOrgs.county.id],
  );
  return rows[0]?.name ?? '';
});

/** What is entered of a special seal of the county; the official one is left to whoever issues. */
export const newStamp = async (type: 1 | 2 = 2) => ({
  stampName: `${await countyName()}${type === 2 ? `资格专用章${next()}` : ''}`,
  stampType: type,
  sn: `YZ3288${String(next()).padStart(6, '0')}`,
  stampCode: `ST${next()}`,
  systemCode: 'TQC',
  fileId: await sealPicture(),
  validFrom: '2024-01-01',
  validTo: '2028-12-31',
  ...STAMP_BOX,
});
/** A seal that is in use. */
export const stamp = async (type: 1 | 2 = 2) =>
  idOf(await call('county', ecertOrgStamp.create, { input: await newStamp(type) }));
/** The official seal that everything of the walk is issued under. */
export const official = once(() => stamp(1));

/** The version of a row, as it is now. */
export async function versionIn(
  table: 'org_stamp' | 'ecert' | 'ecert_task',
  id: string,
): Promise<number> {
  const key = table === 'org_stamp' ? 'stamp_id' : 'id';
  const { rows } = await server.pool.query<{ version: number }>(
    `select version from ${table} where ${key} = $1`,
    [id],
  );
  return rows[0]?.version ?? 0;
}
export const setStamp =
  (status: number) =>
  async (stampId: string): Promise<string> => {
    const input = { stampId, status, reason: '印章更换' };
    const version = await versionIn('org_stamp', stampId);
    await call('county', ecertOrgStamp.statusChange, { input, version });
    return stampId;
  };

/** A certificate of the county with a photo, of which nothing electronic was made. */
export async function issuable(): Promise<{ certId: string; certNo: string }> {
  await official();
  const { certId, certNo } = await freshCert();
  const files = upload();
  const { fileId } = (await call('county', resource.updateFile, { input: {}, files })) as {
    fileId: string;
  };
  await server.pool.query('update cert set photo = $2 where cert_id = $1', [certId, fileId]);
  return { certId, certNo };
}
export const issueDate = '2024-06-18';

/** An electronic certificate of the county, by its key. */
export async function ecert(): Promise<string> {
  const { certNo, certId } = await issuable();
  await call('county', ecertCert.create, { input: { certNos: [certNo], issueDate } });
  return ecertOf(certId);
}
export async function ecertOf(certId: string): Promise<string> {
  const { rows } = await server.pool.query<{ id: string }>(
    'select id::text as id from ecert where cert_id = $1',
    [certId],
  );
  return rows[0]?.id ?? '';
}
export async function cancel(id: string): Promise<string> {
  const records = [{ id, version: await versionIn('ecert', id) }];
  await call('county', ecertCert.cancel, { input: { records, reason: '签发有误' } });
  return id;
}
export async function again(id: string): Promise<string> {
  const { rows } = await server.pool.query<{ no: string }>(
    'select cert_no as no from ecert where id = $1',
    [id],
  );
  await call('county', ecertCert.create, { input: { certNos: [rows[0]?.no ?? ''], issueDate } });
  return id;
}
export const revoked = async () => cancel(await ecert());

/** What a task over the newest certificates is asked for. */
export async function newTask() {
  await issuable();
  return { taskName: `批量制作${next()}`, taskType: 'batchCreate', issueDate };
}
/** A task that waits, and nothing else does: numbering lays down tasks of its own. */
export async function task(): Promise<string> {
  const id = idOf(await call('county', ecertTask.addTask, { input: await newTask() }));
  await server.pool.query('update ecert_task set status = 3 where status = 0 and id <> $1', [id]);
  return id;
}
export const ran = async (id: string): Promise<string> => {
  await ecertTasks(server.app);
  return id;
};
/** Ran, with a row that failed. */
export async function failedTask(): Promise<string> {
  const id = await task();
  await server.pool.query(`update ecert_task set total = total + 1 where id = $1`, [id]);
  await server.pool.query(
    `insert into ecert_task_item (id, task_id, cert_id, cert_no, name, prov, city, county)
     select $2, id, 1, '20193288013001234', '演示缺失', prov, city, county from ecert_task where id = $1`,
    [id, String(next())],
  );
  return ran(id);
}
export const changeTask =
  (status: number) =>
  async (id: string): Promise<string> => {
    const input = { id, status, reason: '条件选错' };
    await call('county', ecertTask.changeStatus, {
      input,
      version: await versionIn('ecert_task', id),
    });
    return id;
  };
