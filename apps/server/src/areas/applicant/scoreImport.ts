import { score, scoreImport } from '@tqc/contract/applicant';
import { importing } from '../../kit/imports';

/** 国考成绩: a line is a result, by the number of its proof. */
export const scores = importing(scoreImport, {
  async find({ db }, numbers) {
    const rows = await db
      .selectFrom('applicantScore')
      .selectAll()
      .where('proofNo', 'in', ['', ...numbers])
      .execute();
    // Whose number it is stays out: a line may say another one, which the call refuses.
    return new Map(
      rows.map(({ scoreId, version, ...values }) => [
        values.proofNo,
        { id: scoreId, version, values },
      ]),
    );
  },
  write: ({ whole }) => ({ call: score.importScore, input: { ...whole } }),
});
