import { examType as examForm } from '@tqc/domain/dictionaries';

interface Exam {
  readonly examType: number;
  readonly examNo: string;
}

/**
 * What an invented person says of the exam. Whoever passed none rests on a record that a
 * university handed in; nobody handed one in for these, so they bring a proof.
 */
export const examOf = ({ examType }: Pick<Exam, 'examType'>, examNo: string): Exam => {
  if (examType === examForm.code('none')) return { examType, examNo: '' };
  return {
    examType: examType === examForm.code('exempt') ? examForm.code('unified') : examType,
    examNo,
  };
};
