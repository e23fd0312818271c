import type { AccountItem } from '@tqc/contract/intake';
import {
  degree,
  educationLevel,
  mandarinLevel,
  otherCertKind,
  province,
  studentState,
  studyForm,
} from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import type { z } from 'zod';
import { newId } from '../../kit/newId';
import type { Db } from '../../kit/scope';

type Item = z.output<typeof AccountItem>;

/** Refuses codes that stand in no list. */
export function checkCertificates({ college, degree: degrees, pth, student, other }: Item): void {
  const isKnown =
    college.every((one) => educationLevel.has(one.level) && studyForm.has(one.studyForm)) &&
    degrees.every((one) => degree.has(one.degree)) &&
    pth.every((one) => mandarinLevel.has(one.level) && province.has(one.prov)) &&
    student.every((one) => educationLevel.has(one.level) && studentState.has(one.state)) &&
    other.every((one) => otherCertKind.has(one.kind));
  if (!isKnown) throw new RuleError('证书信息中有字典以外的代码，请更新后重新提交');
}

/** Certificates that are not known yet, by their numbers; what staff corrected stays. */
export async function keepCertificates(db: Db, ssoId: string, item: Item): Promise<void> {
  const kinds = [
    ['applicantCollege', 'diplomaNo', item.college],
    ['applicantDegree', 'degreeNo', item.degree],
    ['applicantPth', 'certificateNo', item.pth],
    ['applicantStudent', 'school', item.student],
    ['applicantOther', 'certificateNo', item.other],
  ] as const;
  for (const [table, number, handed] of kinds) {
    if (handed.length === 0) continue;
    const known = await db.selectFrom(table).selectAll().where('ssoId', '=', ssoId).execute();
    const numbers = new Set(known.map((row) => (row as Readonly<Record<string, unknown>>)[number]));
    const fresh = handed.filter(
      (one) => !numbers.has((one as Readonly<Record<string, unknown>>)[number]),
    );
    if (fresh.length === 0) continue;
    await db
      .insertInto(table)
      // The members of an item are the columns of its table.
      .values(fresh.map((one) => ({ ...one, id: newId(), ssoId })) as never)
      .execute();
  }
}
