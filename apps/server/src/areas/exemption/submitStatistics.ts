import type { normalStudent } from '@tqc/contract/exemption';
import { filingStatus, normalDataStatus } from '@tqc/domain/dictionaries';
import { UNIVERSITY } from '@tqc/domain/exemption';
import { PROVINCE } from '@tqc/domain/organisations';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { CallContext } from '../../kit/serve';

interface Found {
  readonly prov: string;
  readonly collegeId: string | null;
  readonly name: string;
  readonly due: number;
  readonly collected: number;
  readonly submitted: number;
  readonly passed: number;
  readonly returned: number;
  readonly abnormal: number;
  readonly used: number;
}

const { code } = normalDataStatus;
const MOST = 5000;
const rate = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`;

/**
 * What universities hand in of a class year, beside what they filed that they would: one line each,
 * or one a province where the whole country is asked for. What is due stands in the filing of the
 * university; handed in is what waits or has passed.
 */
export async function submitStatistics(call: CallContext<typeof normalStudent.statistics>) {
  const { db, input, now, who } = call;
  const { collegeName, teacherType, pageNo, pageSize } = input;
  const classYear = input.classYear ?? Number(chinaDay(now).slice(0, 4));
  // A province counts its own: students of others are seen with their accounts only.
  const prov = who.orgType === PROVINCE ? who.prov : input.prov;
  const perProvince = prov === undefined && collegeName === undefined;
  const of = (column: string) =>
    sql.join(
      [
        sql`true`,
        ...(prov === undefined ? [] : [sql`${sql.ref(`${column}.prov`)} = ${prov}`]),
        ...(collegeName === undefined ? [] : [sql`position(${collegeName} in c.name) > 0`]),
      ],
      sql` and `,
    );
  const isType = teacherType === undefined ? sql`true` : sql`s.teacher_type = ${teacherType}`;
  const filedType =
    teacherType === undefined ? sql`true` : sql`${teacherType} = any(f.teacher_types)`;
  const { rows } = await sql<Found>`
    with counted as (
      select s.prov, s.college_id, 0 as due, count(*)::int as collected,
        count(*) filter (where s.status in (${code('waiting')}, ${code('passed')}))::int as submitted,
        count(*) filter (where s.status = ${code('passed')})::int as passed,
        count(*) filter (where s.status = ${code('returned')})::int as returned,
        count(*) filter (where s.status = ${code('abnormal')})::int as abnormal,
        count(*) filter (where s.used_reg_id is not null)::int as used
      from exempt_student s join college c on c.college_id = s.college_id
      where s.class_year = ${classYear} and ${isType} and ${of('s')}
      group by s.prov, s.college_id
      union all
      select f.prov, f.college_id, coalesce(f.due_count, 0), 0, 0, 0, 0, 0, 0
      from exempt_filing f join college c on c.college_id = f.college_id
      where f.year = ${classYear} and f.kind = ${UNIVERSITY} and f.status = ${filingStatus.code('passed')}
        and ${filedType} and ${of('f')}
    )
    select t.prov, ${perProvince ? sql`null` : sql`t.college_id`} as college_id,
      ${perProvince ? sql`max(d.name)` : sql`max(c.name)`} as name,
      sum(due)::int as due, sum(collected)::int as collected, sum(submitted)::int as submitted,
      sum(passed)::int as passed, sum(returned)::int as returned, sum(abnormal)::int as abnormal, sum(used)::int as used
    from counted t join college c on c.college_id = t.college_id
      left join division d on d.code = t.prov
    group by t.prov ${perProvince ? sql`` : sql`, t.college_id`}
    order by t.prov, name limit ${MOST}`.execute(db);
  return {
    total: rows.length,
    record: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((row) => ({
      ...row,
      rowKey: row.collegeId ?? row.prov,
      classYear,
      submitRate: rate(row.submitted, row.due),
      passRate: rate(row.passed, row.submitted),
    })),
  };
}
