import { exemptFilingKind } from '../dictionaries';
import { refuse } from '../kit';

/** Kinds of filings: who leads the reform, the university itself, how ability is assessed. */
export const REFORM_GROUP = 1;
export const UNIVERSITY = 2;
export const ASSESSMENT = 3;
export type FilingKind = typeof REFORM_GROUP | typeof UNIVERSITY | typeof ASSESSMENT;

/** A reform working group is at least so many people. */
export const LEAST_MEMBERS = 3;

/** What a university files, of all kinds; each kind needs its own. */
export interface FilingFacts {
  readonly leader?: string | null | undefined;
  readonly leaderDuty?: string | null | undefined;
  readonly members?: readonly object[] | undefined;
  readonly level?: string | null | undefined;
  readonly normalMajors?: number | null | undefined;
  readonly teacherTypes?: readonly string[] | null | undefined;
  readonly sealFileId?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly grades?: readonly number[] | null | undefined;
  readonly ways?: readonly number[] | null | undefined;
  readonly paperSetting?: string | null | undefined;
  readonly passLimit?: number | null | undefined;
  readonly effectiveOn?: string | null | undefined;
}

const NEEDED: Readonly<
  Record<FilingKind, readonly (readonly [keyof FilingFacts & string, string])[]>
> = {
  [REFORM_GROUP]: [
    ['leader', '请输入组长'],
    ['leaderDuty', '请输入组长职务'],
  ],
  [UNIVERSITY]: [
    ['level', '请输入办学层次'],
    ['normalMajors', '请输入师范类专业数'],
    ['teacherTypes', '请选择招收类别'],
    ['sealFileId', '请上传公章扫描'],
  ],
  [ASSESSMENT]: [
    ['title', '请输入办法名称'],
    ['grades', '请选择适用学段'],
    ['ways', '请选择考核方式'],
    ['paperSetting', '请输入命题方式'],
    ['passLimit', '请输入合格率上限'],
    ['effectiveOn', '请选择实施日期'],
  ],
};

/** Whether a number is a kind of filing. */
export const isFilingKind = (kind: number): kind is FilingKind =>
  (exemptFilingKind.codes as readonly number[]).includes(kind);

/** Refuses a filing that lacks what its kind is about. */
export function requireFilingFacts(kind: number, facts: FilingFacts): void {
  if (!isFilingKind(kind)) throw refuse('kind', '请选择备案事项');
  for (const [name, sentence] of NEEDED[kind]) {
    const value = facts[name];
    const blank = value === undefined || value === null || value === '';
    if (blank || (Array.isArray(value) && value.length === 0)) throw refuse(name, sentence);
  }
  if (kind === REFORM_GROUP && (facts.members?.length ?? 0) < LEAST_MEMBERS)
    throw refuse('members', `工作小组成员至少${LEAST_MEMBERS}人`);
}

/**
 * Until when a filing holds where the decision names no day: the last of August of the year after
 * (supplement.md 4.3.2).
 */
export const filingHoldsUntil = (today: string): string =>
  `${String(Number(today.slice(0, 4)) + 1)}-08-31`;
