import { job, resource } from '@tqc/contract/resource';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { treatUpload } from '../../kit/files';
import { FileReply, serve, type CallContext } from '../../kit/serve';

const CANCELLED = 4;

export const resourceRoutes = serve(resource, {
  updateFile: async ({ db, app, who, files }) => {
    const [upload] = files;
    if (!upload || files.length > 1) throw new ApiFailure(422, '请选择一个文件');
    const treated = await treatUpload(upload.name, upload.bytes);
    const { id, size, sha256 } = await app.files.put(treated.bytes);
    const row = { fileId: id, name: upload.name.slice(0, 200), kind: treated.kind, mime: treated.mime, size, width: treated.width ?? null, height: treated.height ?? null };
    await db.insertInto('file').values({ ...row, sha256, orgId: who.orgId, adminId: who.adminId, prov: who.prov, city: who.city, county: who.county, point: who.point }).execute();
    return row;
  },
  viewImage: (call) => readFile(call, call.input.fileId, true),
  downloadFile: (call) => readFile(call, call.input.fileId, false),
  getRegImage: async (call) => {
    const { rows } = await sql<{ fileId: string }>`select file_id from registration_file where reg_id = ${call.input.regId} and kind = ${call.input.type} order by seq limit 1`.execute(call.db);
    const found = rows[0];
    if (!found) throw outOfReach();
    return readFile(call, found.fileId, true);
  },
  getUuid: async ({ db, input }) => {
    const record = await db.selectFrom('registrationFile').select(['kind', 'seq', 'title', 'fileId']).where('regId', '=', input.regId).orderBy('seq').execute();
    return { record };
  },
});

/** A file is seen by whoever uploaded it, and by whoever sees an application or certificate that it belongs to. */
async function readFile({ db, app, who }: CallContext, fileId: string, inline: boolean): Promise<FileReply> {
  const { rows } = await sql<{ name: string; mime: string }>`
    select f.name, f.mime from file f where f.file_id = ${fileId} and (f.admin_id = ${who.adminId}
      or exists (select from registration_file r where r.file_id = f.file_id) or exists (select from province_plan p where p.file_id = f.file_id) or exists (select from job j where j.result_file = f.file_id and j.admin_id = ${who.adminId}))`.execute(db);
  const found = rows[0];
  if (!found) throw outOfReach();
  return new FileReply(await app.files.get(fileId), found.mime, found.name, inline);
}

export const jobRoutes = serve(job, {
  list: async ({ db, who }) => {
    const rows = await db.selectFrom('job').selectAll().where('adminId', '=', who.adminId).orderBy('jobId', 'desc').limit(50).execute();
    return { total: rows.length, record: rows.map(answerOf) };
  },
  get: async ({ db, who, input }) => {
    const row = await db.selectFrom('job').selectAll().where('jobId', '=', input.id).where('adminId', '=', who.adminId).executeTakeFirst();
    if (!row) throw outOfReach();
    return answerOf(row);
  },
  cancel: async ({ db, who, input }) => {
    const { numUpdatedRows } = await db.updateTable('job').set({ status: CANCELLED }).where('jobId', '=', input.id).where('adminId', '=', who.adminId).where('status', 'in', [0, 1]).executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new ApiFailure(422, '任务已结束，不能取消');
    return null;
  },
});

function answerOf<R extends { jobId: string; results: unknown }>(row: R) {
  return { ...row, id: row.jobId, results: row.results as { name: string; ok: boolean; message: string }[] };
}
