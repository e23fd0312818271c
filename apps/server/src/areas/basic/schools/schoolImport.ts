import { baseOrgSchool, schoolImport } from '@tqc/contract/basic';
import { importing } from '../../../kit/imports';

const { create, importSchool, update } = baseOrgSchool;

/** 学校 */
export const schools = importing(schoolImport, {
  by: importSchool,
  async find({ db }, codes) {
    const rows = await db
      .selectFrom('orgSchool')
      .selectAll()
      .where('schoolCode', 'in', ['', ...codes])
      .execute();
    return new Map(
      rows.map(({ schoolId, version, ...values }) => [
        values.schoolCode,
        { id: schoolId, version, values },
      ]),
    );
  },
  write: ({ whole, said, existing }) =>
    existing
      ? { call: update, input: { ...said, schoolId: existing.id }, version: existing.version }
      : { call: create, input: { ...whole } },
});
