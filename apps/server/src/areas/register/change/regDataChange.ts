import { type registrationChange } from '@tqc/contract/register';
import { regChangeStatus } from '@tqc/domain/dictionaries';
import { regChangeFlow } from '@tqc/domain/register';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { ownUpload } from '../../../kit/files';
import { newId } from '../../../kit/newId';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { DATA_CHANGE, recordStep, requireUndeleted } from '../../../trade/registration';
import { subjectsOf } from '../../../trade/subjects';
import { differences, requireUnnumbered } from './changedFields';

const rows = store('registration', 'regId');

/** Asks for a change of what was filed; one that was refused goes back to those that wait. */
export async function regDataChange(call: CallContext<typeof registrationChange.regDataChange>) {
  const { regId, reason, fileId } = call.input;
  // Held, so that of two who ask at once the second finds the change of the first.
  const row = await rows(call).hold(regId);
  if (row.orgId !== call.who.orgId && row.pointId !== call.who.orgId && call.who.orgType < 3)
    throw outOfReach();
  if (row.version !== call.version) throw new ApiFailure(409);
  requireUndeleted(row);
  requireUnnumbered(row);
  const subjects = await subjectsOf(call.db, row.ctId);
  const wanted = differences(row, call.input.changes, subjects);
  if (wanted.length === 0) throw new ApiFailure(422, '没有需要变更的内容，请修改后再提交');
  const last = await call.db
    .selectFrom('registrationChange')
    .select(['chgId', 'status', 'version', 'fileId'])
    .where('city', '=', row.city)
    .where('regId', '=', regId)
    .orderBy('chgId', 'desc')
    .executeTakeFirst();
  if (last?.status === regChangeStatus.code('waiting'))
    throw new ApiFailure(422, '该申请已有待审核的变更，请先审核');
  if (fileId && fileId !== last?.fileId) await ownUpload(call, fileId, ['image', 'pdf']);
  const applied = {
    regVersion: row.version,
    changes: JSON.stringify(wanted),
    reason,
    fileId: fileId ?? null,
    appliedBy: call.who.name,
    applicantId: call.who.adminId,
    orgName: call.who.orgName,
    appliedAt: call.now.toISOString(),
  };
  if (last?.status === regChangeStatus.code('failed')) {
    // Asked for again: the same change goes back to those that wait; what was refused stands in the
    // history of the application.
    const status = regChangeFlow.next('requestAgain', last.status);
    await call.db
      .updateTable('registrationChange')
      .set({
        ...applied,
        status,
        decidedBy: '',
        decidedAt: null,
        opinion: '',
        version: last.version + 1,
      })
      .where('city', '=', row.city)
      .where('chgId', '=', last.chgId)
      .execute();
    await recordStep(call, row, {
      step: DATA_CHANGE,
      event: '重新申请变更',
      toStatus: row.status,
      opinion: reason,
      // The proof that was refused is named here alone from now on, and stays.
      detail: {
        chgId: last.chgId,
        fields: wanted.map(({ field }) => field),
        ...(last.fileId && last.fileId !== fileId ? { before: last.fileId } : {}),
      },
    });
    return { id: last.chgId };
  }
  const chgId = newId();
  await call.db
    .insertInto('registrationChange')
    .values({
      chgId,
      regId,
      city: row.city,
      prov: row.prov,
      county: row.county,
      point: row.point,
      ...applied,
    })
    .execute();
  await recordStep(call, row, {
    step: DATA_CHANGE,
    event: '申请变更',
    toStatus: row.status,
    opinion: reason,
    detail: { chgId, fields: wanted.map(({ field }) => field) },
  });
  return { id: chgId };
}
