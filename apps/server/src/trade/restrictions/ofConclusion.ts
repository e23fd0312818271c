import { limitStatus } from '@tqc/domain/dictionaries';
import { limitGround } from '@tqc/domain/enroll';
import { RuleError } from '@tqc/domain/kit';
import { termOf } from '@tqc/domain/limit';
import { chinaDay, termEnd } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import type { Db } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import type { Enrollment } from '../enrollments';
import { addDraft, type Restriction } from './addDraft';

type Call = Pick<CallContext, 'app' | 'db' | 'who' | 'now' | 'note' | 'version'>;
type Concluded = Pick<Enrollment, 'enrId' | 'finalAt'>;

const TEACHER = 1;
const UNBOUND = 0;
const MOST_CAUSE = 200;
const DRAFT = limitStatus.code('draft');

/** The entries of the library that rest on the conclusions of some registrations. */
export async function restrictionsFrom(db: Db, rows: readonly Concluded[]) {
  const ids = rows.map(({ enrId }) => enrId);
  const found =
    ids.length === 0
      ? []
      : await db
          .selectFrom('limitation')
          .select(['limitId', 'limitNo', 'enrId', 'enrConcludedAt', 'status'])
          .where('enrId', 'in', ids)
          .execute();
  const at = (moment: string | null) => (moment === null ? 0 : new Date(moment).getTime());
  return ({ enrId, finalAt }: Concluded) =>
    found.find((one) => one.enrId === enrId && at(one.enrConcludedAt) === at(finalAt));
}

/** The draft that the reasons of an unqualified registration ask for; from each conclusion one. */
export async function draftFromConclusion(call: Call, row: Enrollment): Promise<Restriction> {
  const ground = limitGround(row.reasons);
  if (!ground) throw new RuleError('该结论的不合格原因不需要列入限制库');
  const standing = (await restrictionsFrom(call.db, [row]))(row);
  if (standing) throw new RuleError(alreadyDrafted(standing.limitNo));
  const { limitType, laws, cause } = ground;
  const beginDate = chinaDay(call.now);
  const term = termOf(limitType) ?? null;
  const said = `教师资格注册（档案号${row.archiveNo ?? ''}）终审不合格：${cause}`;
  return addDraft(call, '按注册结论建立草稿', (limitId) => {
    const { personal } = call.app;
    const number = personal.open(placeOf('enrollment', 'id_no', row.enrId), row.idNo);
    return {
      name: row.name,
      idType: row.idType,
      idNo: personal.seal(placeOf('limitation', 'id_no', limitId), number),
      idIndex: personal.index('idNo', number),
      sex: row.sex,
      birthDate: row.birthDate,
      workUnit: row.workUnit,
      personKind: TEACHER,
      limitType,
      laws: [...laws],
      cause: said.slice(0, MOST_CAUSE),
      beginDate,
      term,
      endDate: term === null || term === UNBOUND ? null : termEnd(beginDate, term),
      enrId: row.enrId,
      enrConcludedAt: row.finalAt,
    };
  }).catch((error: unknown) => {
    const { constraint } = error as { readonly constraint?: string };
    if (constraint !== 'limitation_conclusion') throw error;
    throw new RuleError(alreadyDrafted(null));
  });
}

const alreadyDrafted = (limitNo: string | null) =>
  `该结论已建立限制草稿${limitNo === null ? '' : ` ${limitNo}`}，请在限制库管理中补全并提交`;

/** A conclusion that is taken back leaves no draft that rests on it. */
export async function dropDraftOf(db: Db, row: Concluded): Promise<void> {
  if (row.finalAt === null) return;
  await db
    .deleteFrom('limitation')
    .where('enrId', '=', row.enrId)
    .where('status', '=', DRAFT)
    .execute();
}
