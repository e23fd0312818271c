import {
  enrollmentConclusions,
  enrollmentReview,
  registrationConclusions,
} from '@tqc/contract/enroll';
import { finalJudgement, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { importing } from '../../../kit/imports';
import { byCertificate, meant } from './ofPerson';

const NONE = '没有由本机构终审的这个证书号码的记录';

/** 注册审核结论: each line is the final judgement on one record, as its form would give it. */
export const conclusionImport = importing(registrationConclusions, {
  by: enrollmentConclusions.autoAudEnrollExcelData,
  apart: true,
  async find({ db, who }, numbers) {
    const rows = await db
      .selectFrom('enrollment')
      .selectAll()
      .where('certNo', 'in', ['', ...numbers])
      .where('finalId', '=', who.orgId)
      .where('finalJudgement', 'is not', null)
      .where('recordStatus', '<>', recordStatusEnroll.code('deleted'))
      .orderBy('enrId')
      .execute();
    return byCertificate(rows);
  },
  write({ whole, existing }, call) {
    const { finalJudgement: conclusion, conditions, reasons, articles, opinion } = whole;
    const { enrId: id, version } = meant(call, existing, whole, NONE);
    const decision = finalJudgement.nameOf(conclusion);
    return {
      call: enrollmentReview.editAllEnrollFinshTheReg,
      input: { records: [{ id, version }], decision, conditions, reasons, articles, opinion },
    };
  },
});
