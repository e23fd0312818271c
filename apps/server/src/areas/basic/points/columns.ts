import type { OrgRow } from '../organisations/scope';

/** Fields of a point that the table calls otherwise: other tables have columns of those names. */
export const POINT_COLUMNS = {
  confirmWay: 'pointWay',
  ctIds: 'pointTypes',
  grades: 'pointGrades',
  dayCapacity: 'pointCapacity',
  schoolId: 'hostSchoolId',
} as const satisfies Readonly<Record<string, keyof OrgRow>>;

type Named = { readonly [N in keyof typeof POINT_COLUMNS]: OrgRow[(typeof POINT_COLUMNS)[N]] };

/** What is known of a point under the names of its fields. */
export const pointOf = (row: OrgRow): Named => ({
  confirmWay: row.pointWay,
  ctIds: row.pointTypes,
  grades: row.pointGrades,
  dayCapacity: row.pointCapacity,
  schoolId: row.hostSchoolId,
});
