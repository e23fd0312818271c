import { baseOrg, baseRareWords, eduDoc, orgNameLog } from '@tqc/contract/basic';
import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Call } from '@tqc/contract/kit';
import { normalPreServiceTeacher, ssouser } from '@tqc/contract/applicant';
import { certApply, certChange } from '@tqc/contract/cert';
import { ecertOrgStamp } from '@tqc/contract/ecert';
import { enrollment, provinceBatch as enrollPlans } from '@tqc/contract/enroll';
import { normalFiling } from '@tqc/contract/exemption';
import { limit } from '@tqc/contract/limit';
import {
  baseOrgDoc,
  provinceBatch,
  provinceBatchPostpone,
  registration,
  registrationChange,
} from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { countFetched, mayReadDoc } from '../../trade/eduDocs';
import {
  isReplaceable,
  ofApplication,
  recordStep,
  requireRead,
  requireUndeleted,
  SCANS,
} from '../../trade/registration';
import { FileReply, requireRightOf, serve, type CallContext } from '../../kit/serve';
import { statusIs } from '../../kit/store';
import { keepUpload } from './keepUpload';
import { readResult } from '../../trade/tasks';

const TICKET_LIFE = 60_000;

export const resourceRoutes = serve(resource, {
  updateFile: (call) => keepUpload(call),
  updateFileCurr: async (call) => {
    const { regId, kind, seq } = call.input;
    requireRightOf(call, registration.update);
    const row = await call.db
      .selectFrom('registration')
      .selectAll()
      .where('regId', '=', regId)
      .forUpdate()
      .executeTakeFirst();
    if (!row || (row.orgId !== call.who.orgId && row.pointId !== call.who.orgId))
      throw outOfReach();
    await requireRead(call.db, row, call.version);
    requireUndeleted(row);
    if (!isReplaceable(row.status, kind))
      throw new ApiFailure(422, '该材料在当前状态下不能替换，请让申请人补全材料');
    const before = await call.db
      .selectFrom('registrationFile')
      .select(['fileId', 'title'])
      .where('city', '=', row.city)
      .where('regId', '=', regId)
      .where('kind', '=', kind)
      .where('seq', '=', seq)
      .executeTakeFirst();
    if (!before) throw new ApiFailure(422, '该申请没有这份材料');
    const kept = await keepUpload(call, SCANS);
    await call.db
      .updateTable('registrationFile')
      .set({ fileId: kept.fileId })
      .where('city', '=', row.city)
      .where('regId', '=', regId)
      .where('kind', '=', kind)
      .where('seq', '=', seq)
      .execute();
    // A reviewer looks at documents: who decides on the version before decided on another one.
    await call.db
      .updateTable('registration')
      .set({ version: row.version + 1 })
      .where('city', '=', row.city)
      .where('regId', '=', regId)
      .execute();
    await recordStep(call, row, {
      step: '数据维护',
      event: '替换材料',
      toStatus: row.status,
      opinion: before.title,
      detail: { kind, before: before.fileId, after: kept.fileId },
    });
    return kept;
  },
  uuid: () => ({ uuid: randomUUID() }),
  ticket: async (call) => {
    const { fileId, download } = call.input;
    const { regId } = await visibleFile(call, fileId);
    const ticket = `ft_${randomBytes(24).toString('base64url')}`;
    await call.db
      .insertInto('fileTicket')
      .values({
        ticket: createHash('sha256').update(ticket).digest('base64url'),
        sid: call.who.sid,
        fileId,
        download,
        expiresAt: new Date(call.now.getTime() + TICKET_LIFE).toISOString(),
      })
      .execute();
    call.note({
      obj: `file/${fileId}`,
      detail: { download, ...(regId === null ? {} : { registration: regId }) },
    });
    return { ticket, url: `/tqc/file/${ticket}` };
  },
  getRegWebTransactFile: (call) => readFile(call, call.input.uuid, call.input.type !== 'file'),
  viewImage: (call) => readFile(call, call.input.fileId, true),
  downloadFile: (call) => readFile(call, call.input.fileId, false),
  getRegImage: async (call) => {
    requireRightOf(call, registration.get);
    const found = await call.db
      .selectFrom('registrationFile')
      .select('fileId')
      .where(ofApplication(call.input.regId))
      .where('kind', '=', call.input.type)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    if (!found) throw outOfReach();
    return readFile(call, found.fileId, true);
  },
  getUuid: async (call) => {
    requireRightOf(call, registration.get);
    const { db, input } = call;
    const record = await db
      .selectFrom('registrationFile')
      .select(['kind', 'seq', 'title', 'fileId'])
      .where(ofApplication(input.regId))
      .orderBy('seq')
      .execute();
    return { record };
  },
});

interface SeenFile {
  readonly name: string;
  readonly mime: string;
  /** The application it belongs to. */
  readonly regId: string | null;
  /** One of the materials, of which it is counted how often they are fetched. */
  readonly isDoc: boolean;
}

/**
 * A file is seen by whoever uploaded it, as long as they are of the same organisation, and by
 * whoever may see the application, plan or change that it belongs to: the row by its scope, the
 * kind of row by the right of the call that shows it. A plan shows only what its own organisation
 * uploaded, once it was handed in: naming a file in a plan gives no right to it. What a task made
 * is fetched as a download and no other way.
 */
async function visibleFile({ db, who }: CallContext, fileId: string): Promise<SeenFile> {
  const may = ({ permission }: Call) => sql`${who.rights.has(permission)}::boolean`;
  const { rows } = await sql<SeenFile>`
    select f.name, f.mime, (select r.reg_id from registration_file r where r.file_id = f.file_id limit 1) as reg_id,
      exists (select from edu_doc where edu_doc.file_id = f.file_id) as is_doc
    from file f where f.file_id = ${fileId} and not exists (select from job j where j.result_file = f.file_id)
      and ((f.admin_id = ${who.adminId} and f.org_id = ${who.orgId})
      or (${may(registration.get)} and exists (select from registration_file r where r.file_id = f.file_id))
      or exists (select from province_plan p where case p.track when 'enroll' then ${may(enrollPlans.get)} else ${may(provinceBatch.get)} end and p.file_id = f.file_id and p.org_id = f.org_id and (not ${statusIs('p.approval_status', orgBatchApproval.code('draft'))} or p.org_id = ${who.orgId} or ${who.orgType} = 4))
      or exists (select from plan_change c where c.file_id = f.file_id and case c.track when 'enroll' then ${may(enrollPlans.applyForAmendmentProvinceOrg)} else ${may(provinceBatchPostpone.get)} end)
      or (${may(registrationChange.viewRegChg)} and exists (select from registration_change c where c.file_id = f.file_id))
      or (${may(limit.get)} and exists (select from limitation_file l where l.file_id = f.file_id))
      or (${may(enrollment.get)} and exists (select from enrollment_file e where e.file_id = f.file_id))
      or (${may(normalFiling.get)} and exists (select from exempt_filing x where x.file_id = f.file_id or x.seal_file_id = f.file_id))
      or (${may(normalPreServiceTeacher.get)} and exists (select from exempt_student x where x.photo = f.file_id))
      or (${may(ecertOrgStamp.get)} and exists (select from org_stamp o where o.file_id = f.file_id))
      or (${may(certApply.get)} and exists (select from cert_case_file c where c.kind = 'certApply' and c.file_id = f.file_id))
      or (${may(certChange.get)} and exists (select from cert_case_file c where c.kind in ('certChange', 'cert') and c.file_id = f.file_id))
      or (${may(ssouser.get)} and exists (select from applicant_file a where a.file_id = f.file_id))
      or (${may(eduDoc.get)} and exists (select from edu_doc where edu_doc.file_id = f.file_id and ${mayReadDoc(who)}))
      or (${may(baseRareWords.get)} and exists (select from rare_word w where w.picture = f.file_id))
      or (${may(baseOrg.viewSiteOrgDo)} and exists (select from site_file s where s.file_id = f.file_id))
      or (${may(orgNameLog.get)} and exists (select from org_rename n where n.file_id = f.file_id))
      or (${may(baseOrgDoc.get)} and exists (select from export_filing d where d.file_id = f.file_id and ${who.orgId} in (d.org_id, d.above_id))))`.execute(
    db,
  );
  const found = rows[0];
  if (!found) throw outOfReach();
  return found;
}

/**
 * The file itself; the audit names it and the application it belongs to, however it was asked for.
 */
async function readFile(call: CallContext, fileId: string, inline: boolean): Promise<FileReply> {
  const task = await call.db
    .selectFrom('job')
    .selectAll()
    .where('resultFile', '=', fileId)
    .where('adminId', '=', call.who.adminId)
    .executeTakeFirst();
  if (task && !inline) return readResult(call, task);
  const { mime, name, regId, isDoc } = await visibleFile(call, fileId);
  call.note({ obj: `file/${fileId}`, detail: regId === null ? {} : { registration: regId } });
  if (isDoc && !inline) await countFetched(call.db, [fileId]);
  return new FileReply(await call.app.files.open(fileId), mime, name, inline);
}
