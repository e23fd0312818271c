import { EXEMPT } from '@tqc/domain/planning';

interface Exam {
  readonly examType: number;
  readonly examNo: string;
}

/**
 * What an invented person says of the exam. Whoever passed none rests on a record that a
 * university handed in; nobody handed one in for these, so they bring a proof.
 */
export const examOf = ({ examType }: Pick<Exam, 'examType'>, examNo: string): Exam =>
  examType === 0
    ? { examType, examNo: '' }
    : { examType: examType === EXEMPT ? 1 : examType, examNo };
