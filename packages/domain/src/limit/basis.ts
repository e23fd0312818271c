import { limitLaw, limitTerm, limitType } from '../dictionaries';
import { refuse } from '../kit';
import { termEnd } from '../shared';

const LIFELONG = 0;
const AS_DOCUMENT = 9;
const LOST = 1;
const REVOKED = 2;
const BARRED = 3;
/** Years of a term as a document says it; a later end is a slip of the year. */
const LONGEST = 50;
const BY_FRAUD = 'L3';

/** Paragraphs of the law that a kind of restriction rests on. */
const LAWS: Readonly<Record<number, readonly string[]>> = {
  [LOST]: ['L1', 'L2'],
  [REVOKED]: ['L3', 'L4'],
  [BARRED]: ['L5'],
  4: ['L6', 'L7', 'L8'],
};
/** What the law says of the term; anything else is as the document says. */
const TERMS: Readonly<Record<number, number>> = { [LOST]: LIFELONG, [REVOKED]: 5, [BARRED]: 3 };

/** Whether a kind of restriction may rest on a paragraph; the other kinds rest on any. */
function restsOn(type: number, law: string): boolean {
  return LAWS[type]?.includes(law) ?? true;
}

/** The paragraphs of the law that a kind of restriction may rest on. */
export const lawsOf = (type: number): readonly string[] =>
  limitLaw.codes.filter((law) => restsOn(type, law));

/** What the law says of the term of a kind; none where the document says it. */
export const termOf = (type: number): number | undefined => TERMS[type];

interface Entered {
  readonly limitType: number;
  readonly laws: readonly string[];
  readonly beginDate: string;
  readonly term?: number | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** What follows from kind, paragraphs and term of a restriction: its end and violation limit. */
export function limitBasis({ limitType: type, laws, beginDate, term, endDate }: Entered) {
  if (!laws.every((law) => restsOn(type, law)))
    throw refuse('laws', `所选的法律依据不适用于${limitType.label(type)}，请重新选择`);
  const kind = violationOf(type, laws);
  const years = TERMS[type];
  if (years !== undefined)
    return { kind, term: years, endDate: years === LIFELONG ? null : termEnd(beginDate, years) };
  if (term !== LIFELONG && term !== AS_DOCUMENT)
    throw refuse(
      'term',
      `请按文书选择${limitTerm.label(LIFELONG)}或${limitTerm.label(AS_DOCUMENT)}`,
    );
  if (term === LIFELONG) return { kind, term, endDate: null };
  if (!endDate || endDate < beginDate)
    throw refuse('endDate', '请按文书填写限制截止日期，不早于限制开始日期');
  if (endDate > termEnd(beginDate, LONGEST))
    throw refuse('endDate', `限制截止日期不能晚于开始后${LONGEST}年，更久的请选择终身`);
  return { kind, term, endDate };
}

function violationOf(type: number, laws: readonly string[]) {
  if (type === LOST) return 'lifelong';
  if (type === REVOKED) return laws.includes(BY_FRAUD) ? 'revokeFraud5' : 'revokeConduct5';
  return null;
}
