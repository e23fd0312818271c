import { membersOf } from '@tqc/contract/kit';
import { PlanDates } from '@tqc/contract/register';
import { changeWords } from '../../../trade/planning/changeWords';

export const { compared: comparedLines, text: changeText } = changeWords(membersOf(PlanDates));
