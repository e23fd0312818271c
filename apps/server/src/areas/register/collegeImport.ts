import { collegeConclusions, registrationReview } from '@tqc/contract/register';
import { refuse } from '@tqc/domain/kit';
import { importing } from '../../kit/imports';

/** 学历审核结论 */
export const collegeImport = importing(collegeConclusions, {
  apart: true,
  async find({ db, who }, numbers) {
    const rows = await db
      .selectFrom('registration')
      .select([
        'regId',
        'archiveNo',
        'name',
        'version',
        'diplomaNo',
        'graduateDate',
        'graduateSchool',
        'major',
        'educationLevel',
      ])
      .where('archiveNo', 'in', ['', ...numbers])
      .where('orgId', '=', who.orgId)
      .execute();
    return new Map(
      rows.map(({ regId, version, ...values }) => [
        values.archiveNo ?? '',
        { id: regId, version, values },
      ]),
    );
  },
  write({ said, existing }) {
    const { archiveNo: _, name, ...conclusion } = said;
    if (!existing) throw refuse('archiveNo', '本机构没有这个档案号的申请');
    // Whose number it is stays unsaid: who only has the number shall not learn the name.
    if (existing.values['name'] !== name) throw refuse('name', '姓名与档案号不符');
    const input = { ...conclusion, regId: existing.id };
    return { call: registrationReview.audCollegeInfo, input, version: existing.version };
  },
});
