import { ssouserForgetpassApply } from '@tqc/contract/applicant';
import { affairFlow } from '@tqc/domain/applicant';
import { affairType } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { crudOf, serve, type CallContext, type Given } from '../../kit/serve';
import { store, withinDays, type RowOf } from '../../kit/store';
import { lifeOf, recordLife } from '../../trade/applicants';
import { applicantRows } from './applicants';
import { carryOut } from './carryOut';
import { withPersons } from './certificates';
import { textApplicant } from './updateAccount';

const KIND = 'affair';
const rows = store('applicantAffair', 'affairId');

interface Asked {
  readonly name?: string;
  readonly idNo?: string;
  readonly submittedAtFrom?: string;
  readonly submittedAtTo?: string;
}

const shown = async (
  call: Pick<Given, 'app' | 'db' | 'who'>,
  found: readonly RowOf<'applicantAffair'>[],
) => (await withPersons(call, found)).map((row) => ({ ...row, newValue: row.newShown }));

const plain = crudOf(rows, 'affairId', {
  list: { equal: ['affairType', 'flag'] },
  asked: ({ app, input }) => {
    const { name, idNo, ...days } = input as Asked;
    return [
      name === undefined
        ? undefined
        : sql`sso_id in (select a.sso_id from applicant a where position(${name} in a.name) > 0)`,
      idNo === undefined
        ? undefined
        : sql`sso_id in (select a.sso_id from applicant a where a.id_index = ${app.personal.index('idNo', personNo(idNo))})`,
      withinDays('submitted_at', days.submittedAtFrom, days.submittedAtTo),
    ];
  },
  dress: (call, found) => shown(call as Given, found),
});

export const affairRoutes = serve(ssouserForgetpassApply, {
  list: plain.list,
  get: async (call) => {
    const { db, input } = call;
    const row = await rows(call).get(input.affairId);
    const [[affair], files, life] = await Promise.all([
      shown(call, [row]),
      db
        .selectFrom('applicantFile')
        .select(['part', 'fileId'])
        .where('ssoId', '=', row.ssoId)
        .where('recordId', '=', row.affairId)
        .orderBy('seq')
        .execute(),
      lifeOf(db, KIND, row.affairId),
    ]);
    if (!affair) throw new Error('an affair that was read is shown');
    return {
      ...affair,
      pictures: files.map(({ part, fileId }) => ({ title: part, fileId })),
      life,
    };
  },
  update: decide,
});

async function decide(call: CallContext<typeof ssouserForgetpassApply.update>): Promise<null> {
  const { db, now, who, input } = call;
  const { action, opinion = '' } = input;
  const row = await rows(call).hold(input.affairId);
  const flag = affairFlow.next(action, row.flag);
  if (action === 'refuse' && opinion === '') throw refuse('opinion', '请填写不通过的原因');
  const person = await applicantRows({ db }).hold(row.ssoId);
  const changes = action === 'pass' ? await carryOut(call, row, person) : [];
  await rows(call).change(row.affairId, {
    flag,
    opinion,
    reviewer: who.name,
    reviewedAt: now.toISOString(),
  });
  const title = affairType.label(row.affairType);
  const event = `${title}${action === 'pass' ? '通过' : '不通过'}`;
  const by = { adminId: who.adminId, actor: who.name, orgName: who.orgName };
  const { ssoId } = row;
  await recordLife(call, { ssoId, kind: KIND, recordId: row.affairId, event, opinion }, by);
  await recordLife(call, { ssoId, kind: 'ssouser', recordId: ssoId, event, opinion, changes }, by);
  call.note({
    obj: `applicantAffair/${row.affairId}`,
    subject: person.name,
    detail: { event, version: row.version },
  });
  const said = action === 'pass' ? '已办理' : `未通过，原因：${opinion}`;
  await textApplicant(call, person, `您申请的“${title}”${said}。`);
  return null;
}
