import { normalDataStatus, validation } from '@tqc/domain/dictionaries';
import { exemptStudentFlow } from '@tqc/domain/exemption';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { requireSource } from '../trade/applicants';

/** Every ten minutes. One process of several runs it. */
export const EXEMPT_MATCH_AT = '*/10 * * * * exemptMatch';

const AT_ONCE = 200;
const UNKNOWN = '学籍信息中查不到该学生';

/**
 * Collected students are looked for in the student record by their numbers there; whoever is not
 * known is abnormal until the university mends the row. Without a source nobody is asked for.
 */
export async function exemptMatch(
  app: Pick<AppParts, 'pool' | 'demo' | 'personal'>,
): Promise<void> {
  if (!app.demo) return;
  const source = requireSource(app);
  const { rows } = await app.pool.query<{
    student_id: string;
    id_no: Buffer;
    student_no: string;
    status: number;
    version: number;
  }>(
    `select student_id, id_no, student_no, status, version from exempt_student
     where student_match is null and status in (${normalDataStatus.code('ready')}, ${normalDataStatus.code('waiting')})
     order by student_id limit ${AT_ONCE}`,
  );
  for (const row of rows) {
    const found = await source.look({
      kind: 'ssouserStudent',
      idNo: app.personal.open(placeOf('exempt_student', 'id_no', row.student_id), row.id_no),
      number: row.student_no,
      rest: false,
    });
    const unknown = found === 'no';
    const status = unknown ? exemptStudentFlow.next('mismatch', row.status) : row.status;
    // Whoever changed it meanwhile made another row of it, which is asked for the next time.
    await app.pool.query(
      `update exempt_student set student_match = $2, status = $3, faults = $4, version = version + 1
       where student_id = $1 and version = $5`,
      [row.student_id, validation.code(found), status, unknown ? [UNKNOWN] : [], row.version],
    );
  }
}
