import { score } from '@tqc/contract/applicant';
import { validation } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { checkIdNo, chinaDay, maskIdNo, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { newId } from '../../kit/newId';
import { crudOf, serve, type CallContext, type Given } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { lifeOf, recordLife } from '../../trade/applicants';
import { applicantRows } from './applicants';

const RESIDENT = 1;
const KIND = 'score';
const rows = store('applicantScore', 'scoreId');
type ScoreRow = RowOf<'applicantScore'>;

interface Asked {
  readonly idNo?: string;
  readonly expired?: boolean;
}

const shown = ({ now }: Pick<Given, 'now'>, row: ScoreRow) => ({
  ...row,
  idNo: row.idShown,
  expired: row.expiredTime < chinaDay(now),
});

const plain = crudOf(rows, 'scoreId', {
  list: {
    equal: ['ssoId', 'examBatch', 'prov', 'grade', 'validation'],
    like: ['name', 'proofNo', 'interviewSubject'],
  },
  asked: ({ app, now, input }) => {
    const { idNo, expired } = input as Asked;
    const today = chinaDay(now);
    return [
      idNo === undefined
        ? undefined
        : sql`id_index = ${app.personal.index('idNo', personNo(idNo))}`,
      expired === undefined
        ? undefined
        : expired
          ? sql`expired_time < ${today}`
          : sql`expired_time >= ${today}`,
    ];
  },
  dress: async (call, found) => found.map((row) => shown(call, row)),
});

export const scoreRoutes = serve(score, {
  list: plain.list,
  get: async (call) => {
    const { scoreId } = call.input;
    const [row, life] = await Promise.all([
      rows(call).get(scoreId),
      lifeOf(call.db, KIND, scoreId),
    ]);
    return { ...shown(call, row), life };
  },
  removeCache: async (call) => {
    const { db, input } = call;
    const person = await applicantRows({ db }).get(input.ssoId);
    if (person.idRef !== input.idRef) throw outOfReach();
    const gone = await db
      .updateTable('applicantScore')
      .set((is) => ({
        cached: false,
        validation: validation.code('no'),
        checkedAt: null,
        version: is('version', '+', 1),
      }))
      .where('ssoId', '=', input.ssoId)
      .where('cached', '=', true)
      .returning('scoreId')
      .execute();
    if (gone.length === 0) throw new RuleError('没有保留的成绩核验结果，不用清除');
    for (const { scoreId } of gone) await tell(call, input.ssoId, scoreId, '清除核验结果');
    call.note({ obj: `applicant/${input.ssoId}`, subject: person.name });
    return null;
  },
  importScore,
});

/** One result of a person, by the number of its proof. */
async function importScore(call: CallContext<typeof score.importScore>) {
  const { app, db, now, input } = call;
  const { idNo: given, ...result } = input;
  const idNo = personNo(given);
  const idIndex = app.personal.index('idNo', idNo);
  const person = await accountOf(db, idIndex);
  if (person && person.name !== result.name) throw refuse('name', '姓名与申请人账户不一致');
  const verdict = checkIdNo(RESIDENT, idNo);
  if (!person && !verdict.ok) throw refuse('idNo', verdict.message);
  await keepBatch(call);
  const before = await db
    .selectFrom('applicantScore')
    .selectAll()
    .where('proofNo', '=', result.proofNo)
    .forUpdate()
    .executeTakeFirst();
  if (before && !before.idIndex.equals(idIndex))
    throw refuse('proofNo', '该合格证明编号已是另一人的，请核对');
  const values = {
    ...result,
    validation: validation.code('yes'),
    checkedAt: now.toISOString(),
    cached: true,
  };
  const scoreId = before?.scoreId ?? newId();
  if (before) await rows(call).change(scoreId, values, before.version);
  else
    await db
      .insertInto('applicantScore')
      .values({
        ...values,
        scoreId,
        ssoId: person?.ssoId ?? null,
        idShown: maskIdNo(idNo),
        idIndex,
        idRef: app.personal.idRef(idNo),
        places: [...new Set([result.prov, ...(person?.places ?? [])])],
      })
      .execute();
  if (person) await tell(call, person.ssoId, scoreId, before ? '更新成绩' : '导入成绩');
  call.note({ obj: `score/${scoreId}`, subject: result.name });
  return { id: scoreId };
}

const accountOf = (db: CallContext['db'], idIndex: Buffer) =>
  db
    .selectFrom('applicant')
    .select(['ssoId', 'name', 'places'])
    .where('idIndex', '=', idIndex)
    .orderBy('account')
    .orderBy('ssoId')
    .executeTakeFirst();

/** The batch of an examination stands in the list of batches from its first result on. */
async function keepBatch({ db, now, input }: CallContext<typeof score.importScore>): Promise<void> {
  const { examBatch } = input;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`score/${examBatch}`}, 0))`.execute(db);
  const known = await db
    .selectFrom('workBatch')
    .select('batchId')
    .where('kind', '=', 'score')
    .where('name', '=', examBatch)
    .executeTakeFirst();
  if (known) return;
  const today = chinaDay(now);
  await db
    .insertInto('workBatch')
    .values({
      batchId: newId(),
      kind: 'score',
      name: examBatch,
      year: Number(today.slice(0, 4)),
      beginDate: today,
      endDate: today,
    })
    .execute();
}

const tell = (
  call: Pick<CallContext, 'db' | 'now' | 'who'>,
  ssoId: string,
  scoreId: string,
  event: string,
) =>
  recordLife(
    call,
    { ssoId, kind: KIND, recordId: scoreId, event },
    { adminId: call.who.adminId, actor: call.who.name, orgName: call.who.orgName },
  );
