import { audience, examType as examForm } from '../dictionaries';

/** What an application says of who applies, in the codes of their lists. */
export interface AppliedAs {
  readonly personType: number;
  readonly examType: number;
  readonly ctId: number;
}

/** Codes of the lists that meet here. */
const FOR = { anybody: 1, graduating: 2, exempt: 3, lecturers: 4 } as const;
const GRADUATING = 2;
const TEACHING = 3;
const OF_UNIVERSITY = 7;

/**
 * As whom somebody may apply. An application knows other kinds of persons than a plan: a teacher in
 * service is a lecturer where the certificate is that of universities, and one of the public else;
 * who passed no examination is exempt besides what they are.
 */
function kindsOf({ personType, examType, ctId }: AppliedAs): number[] {
  const lecturer = personType === TEACHING && ctId === OF_UNIVERSITY;
  const own = personType === GRADUATING ? FOR.graduating : lecturer ? FOR.lecturers : FOR.anybody;
  return examType === examForm.code('exempt') ? [own, FOR.exempt] : [own];
}

/** Why an application is of none a plan is for, as a sentence; nobody named means everybody. */
export function whyNotFor(kinds: readonly number[], applied: AppliedAs): string | undefined {
  if (kinds.length === 0 || kindsOf(applied).some((kind) => kinds.includes(kind))) return undefined;
  const words = audience.options.filter(({ value }) => kinds.includes(value));
  return `只面向${words.map(({ label }) => label).join('、')}`;
}
