import type { Call } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { job, resource } from '@tqc/contract/resource';
import { testOrgs } from '../../testing/server';
import { call, confirmed, filed, next, once, server, upload } from '../../walks/stage';
import type { Example } from '../../walks/example';
import { exportExamples } from './examples/exports';
import { importExamples } from './examples/imports';

/** Files. */
export const examples: readonly Example[] = [
  ...exportExamples,
  ...importExamples,
  {
    call: resource.updateFile,
    by: 'point',
    personal: true,
    ready: async () => ({ input: {}, files: upload() }),
    state: { says: '请选择一个文件', ready: async () => ({ input: {}, files: [] }) },
  },
  {
    call: resource.updateFileCurr,
    by: 'point',
    also: ['county'],
    ready: async () => ({
      input: {
        regId: await filed({
          files: [
            { kind: 'photo', title: '证件照片', part: 'photo' },
            { kind: 'diploma', title: '毕业证书', part: 'photo' },
          ],
        }),
        kind: 'diploma',
        seq: 2,
      },
      files: upload(),
      version: 1,
    }),
    state: {
      says: '该材料在当前状态下不能替换，请让申请人补全材料',
      ready: async () => ({
        input: { regId: await confirmed(), kind: 'diploma', seq: 2 },
        files: upload(),
        version: 3,
      }),
    },
  },
  {
    call: resource.ticket,
    by: 'point',
    also: ['county', 'city', 'province', 'centre'],
    ready: async () => ({ input: { fileId: await fileOf(await filed()) } }),
  },
  ofFile(resource.viewImage),
  ofFile(resource.downloadFile),
  {
    ...ofFile(resource.getRegWebTransactFile),
    ready: async () => ({ input: { type: 'image', uuid: await file() } }),
  },
  {
    ...ofFile(resource.getRegImage),
    ready: async () => ({ input: { type: 'photo', regId: await application() } }),
  },
  { ...ofFile(resource.getUuid), ready: async () => ({ input: { regId: await application() } }) },
  { call: job.get, by: 'county', ready: async () => ({ input: { id: await running() } }) },
  {
    call: job.list,
    by: 'county',
    ready: once(async () => ({ input: {}, mark: await running() })),
  },
  {
    call: job.cancel,
    by: 'county',
    ready: async () => ({ input: { id: await running() } }),
    state: { says: '任务已结束，不能取消' },
  },
];

const application = once(() => filed());
const file = once(async () => fileOf(await application()));

async function fileOf(regId: string): Promise<string> {
  const detail = await call('point', registration.get, { input: { regId } });
  return (detail as { files: { fileId: string }[] }).files[0]?.fileId ?? '';
}

/** A job of the person of the county. */
async function running(): Promise<string> {
  const id = String(6_000_000 + next());
  await server.pool.query(
    "insert into job (job_id, admin_id, org_id, kind, title, status) values ($1, $2, $2, 'x', '演示任务', 0)",
    [id, testOrgs.county.id],
  );
  return id;
}

/** Looks at a file of an application. */
function ofFile(one: Call): Example {
  return {
    call: one,
    by: 'county',
    at: 'point',
    ready: async () => ({ input: { fileId: await file() } }),
  };
}
