import type { ParsedOf } from '@tqc/contract/kit';
import type { limit } from '@tqc/contract/limit';
import { refuse } from '@tqc/domain/kit';
import { limitBasis } from '@tqc/domain/limit';
import { checkIdNo, chinaDay, dayAfter, personNo, requireDay } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import type { Given } from '../../kit/serve';

type Entered = ParsedOf<typeof limit.create>;
/** What is entered, without what stands beside the entry. */
type Written = Omit<Entered, 'files' | 'reviewProv'>;

const EARLIEST = '1950-01-01';
const EARLIEST_BIRTH = '1920-01-01';
/** A decision takes effect soon: a later day is a slip of the year. */
const DAYS_AHEAD = 365;

/** The columns of an entry from what is entered; what does not fit is refused at its field. */
export function columnsOf(
  { app, now }: Pick<Given, 'app' | 'now'>,
  limitId: string,
  { idNo, ...entered }: Written,
) {
  const today = chinaDay(now);
  const read = checkIdNo(entered.idType, idNo);
  if (!read.ok) throw refuse('idNo', read.message);
  const { sex = entered.sex, birthDate = entered.birthDate } = read;
  if (sex === undefined) throw refuse('sex', '该证件号码不含性别，请选择');
  if (birthDate === undefined) throw refuse('birthDate', '该证件号码不含出生日期，请填写');
  requireDay('birthDate', '出生日期', birthDate, { from: EARLIEST_BIRTH, to: today });
  const { decidedOn, effectiveOn, beginDate = effectiveOn } = entered;
  requireDay('decidedOn', '作出日期', decidedOn, { from: EARLIEST, to: today });
  const ahead = { to: dayAfter(today, DAYS_AHEAD) };
  if (effectiveOn < decidedOn) throw refuse('effectiveOn', '生效日期不能早于作出日期');
  requireDay('effectiveOn', '生效日期', effectiveOn, ahead);
  if (beginDate < effectiveOn) throw refuse('beginDate', '限制开始日期不能早于生效日期');
  requireDay('beginDate', '限制开始日期', beginDate, ahead);
  const number = personNo(idNo);
  return {
    ...entered,
    sex,
    birthDate,
    beginDate,
    ...limitBasis({ ...entered, beginDate }),
    idNo: app.personal.seal(placeOf('limitation', 'id_no', limitId), number),
    idIndex: app.personal.index('idNo', number),
  };
}

/** The database alone knows whether somebody else entered the same document of the same person. */
export function sameDocument(error: unknown): never {
  const { code, constraint } = error as Partial<Record<'code' | 'constraint', string>>;
  if (code !== '23505' || constraint !== 'limitation_document') throw error;
  throw refuse('documentNo', '该人员的同一文书已录入限制库，请核对文书号');
}
