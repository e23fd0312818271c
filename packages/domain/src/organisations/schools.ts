import { refuse } from '../kit';
import { isCreditCode, isPersonName } from '../shared';

/** What is entered of a school, as far as rules know it. */
export interface SchoolFacts {
  readonly creditCode: string;
  readonly head: string;
  readonly staff: number;
  readonly due: number;
}

/** Refuses what a school may not be; what was not changed may stay as it was. */
export function requireSchoolFacts(facts: SchoolFacts, before?: SchoolFacts): void {
  const { creditCode, head, staff, due } = facts;
  const isNew = (name: keyof SchoolFacts) => before === undefined || facts[name] !== before[name];
  if (isNew('creditCode') && creditCode !== '' && !isCreditCode(creditCode))
    throw refuse('creditCode', '统一社会信用代码不正确，请逐位核对');
  if (isNew('head') && head !== '' && !isPersonName(head))
    throw refuse('head', '校长姓名不正确，请核对');
  if ((isNew('due') || isNew('staff')) && due > staff)
    throw refuse('due', '应注册教师数不能多于教职工数，请核对');
}
