import { finalJudgement } from '@tqc/domain/dictionaries';
import { limitGround } from '@tqc/domain/enroll';
import { maskIdNo, maskMobile } from '@tqc/domain/shared';
import { placeOf } from '../../../kit/personal';
import { waitingOn, waitsRefusal, type CallContext } from '../../../kit/serve';
import { lifeOf } from '../../../trade/cases';
import { ENROLLMENT, type Enrollment } from '../../../trade/enrollments';
import { restrictionsFrom } from '../../../trade/restrictions';
import { decidable } from './decidable';
import { knownOf } from './knownOf';
import { tables, type StageName } from './stages';

const UNQUALIFIED = finalJudgement.code('unqualified');

type Seen = Pick<CallContext, 'app' | 'db' | 'who' | 'now' | 'inFull'>;

type Known = ReturnType<Awaited<ReturnType<typeof knownOf>>>;

interface Notice {
  readonly noticeBegin: string | null;
  readonly noticeEnd: string | null;
}
const UNSEEN: Notice = { noticeBegin: null, noticeEnd: null };

/** Records as the lists show them, with what the caller may decide in a stage. */
export async function dressed(call: Seen, rows: readonly Enrollment[], stage: StageName) {
  const { app, db, inFull } = call;
  const ids = [...new Set(rows.map(({ obId }) => obId))];
  const plans =
    ids.length === 0
      ? []
      : await db
          .selectFrom('orgPlan')
          .select(['obId', 'noticeBegin', 'noticeEnd'])
          .where('obId', 'in', ids)
          .execute();
  const noticeOf = new Map<string, Notice>(plans.map((plan) => [plan.obId, plan]));
  const decide = await decidable(call, stage);
  const offered = await limitOffered(call, rows);
  const waiting = await waitingOn(
    db,
    ENROLLMENT,
    rows.map(({ enrId }) => enrId),
  );
  // What somebody decided a moment ago is nobody else's until it counts.
  const held = (row: Enrollment) => {
    const waits = waiting.get(row.enrId);
    return waits && { decisions: [], notYours: waitsRefusal(waits, call.now).message };
  };
  return rows.map((row) => {
    const { noticeBegin, noticeEnd } = noticeOf.get(row.obId) ?? UNSEEN;
    const idNo = app.personal.open(placeOf('enrollment', 'id_no', row.enrId), row.idNo);
    return {
      ...row,
      differs: row.differs === true,
      idNo: inFull.has('idNo') ? idNo : maskIdNo(idNo),
      noticeBegin,
      noticeEnd,
      limitOffered: offered(row),
      ...(held(row) ?? decide(row)),
    };
  });
}

/** Whether a conclusion of the caller's organisation asks for a restriction nobody drafted yet. */
async function limitOffered({ db, who }: Seen, rows: readonly Enrollment[]) {
  const asking = rows.filter(
    (row) =>
      row.finalJudgement === UNQUALIFIED &&
      row.finalId === who.orgId &&
      limitGround(row.reasons) !== undefined,
  );
  const standing = await restrictionsFrom(db, asking);
  return (row: Enrollment) => asking.includes(row) && standing(row) === undefined;
}

/** A record with everything that is known of it. */
export async function detailed(call: Seen, row: Enrollment, stage: StageName) {
  const { app, db } = call;
  const [[shown], files, messages, history, plan, steps] = await Promise.all([
    dressed(call, [row], stage),
    db
      .selectFrom('enrollmentFile')
      .innerJoin('file', 'file.fileId', 'enrollmentFile.fileId')
      .select(['file.fileId', 'enrollmentFile.kind', 'title', 'mime'])
      .where('enrId', '=', row.enrId)
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('enrollmentMessage')
      .selectAll()
      .where('enrId', '=', row.enrId)
      .orderBy('enrAudId')
      .execute(),
    db
      .selectFrom('enrollmentHistory')
      .select(['enrollNumber', 'conclusion', 'orgName', 'concludedOn', 'validUntil'])
      .where('idIndex', '=', row.idIndex)
      .orderBy('concludedOn')
      .execute(),
    db
      .selectFrom('provincePlan')
      .select('trainingHours')
      .where('pbId', '=', row.pbId)
      .executeTakeFirst(),
    lifeOf(db, ENROLLMENT, row.enrId),
  ]);
  if (!shown) throw new Error('a row that was read is dressed');
  const known = await knownOf(call, [row], 'look');
  return {
    ...shown,
    // The channel's input says what stands in it.
    assessments: row.assessments as { year: number; result: number }[],
    mobile: maskMobile(app.personal.open(placeOf('enrollment', 'mobile', row.enrId), row.mobile)),
    trainingDue: plan?.trainingHours ?? null,
    notToday: unmetOf(stage, shown.decisions, known(row)),
    files,
    messages,
    history,
    steps,
  };
}

/** Why decisions that fit the state are not possible today, by their names. */
function unmetOf(
  stage: StageName,
  decisions: readonly string[],
  known: Known,
): Record<string, string[]> {
  const table = tables[stage];
  return Object.fromEntries(
    decisions.flatMap((key) => {
      const why = table.unmet(key, known);
      return why.length > 0 ? [[key, [...why]]] : [];
    }),
  );
}
