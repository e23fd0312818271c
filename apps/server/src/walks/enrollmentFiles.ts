import { enrollmentConclusions, enrollmentImports } from '@tqc/contract/enroll';
import type { ImportCall } from '@tqc/contract/kit';
import { createTaskRunner } from '../jobs/taskRunner';
import { newTeacher } from '../testing/handEnrollment';
import type { TestOrg } from '../testing/server';
import { server } from './stage';

/** The teacher of a record, as a line of a file begins with them. */
export async function teacherOf(enrId: string) {
  const { rows } = await server.pool.query<{ cert: string }>(
    'select cert_no as cert from enrollment where enr_id = $1',
    [enrId],
  );
  const SERIAL = 6;
  return newTeacher(Number(rows[0]?.cert.slice(-SERIAL)));
}

export const declaredHeads = '证件号码,证书号码,姓名';
/** The line that takes a declared record up. */
export const declaredLine = async (enrId: string) => {
  const { idNo, certNo, name } = await teacherOf(enrId);
  return `${idNo},${certNo},${name}`;
};
export const conclusionHeads = '证件号码,证书号码,结论,未达条件,不合格原因,准则条款,意见';

/** A file of lines under their heads, as a browser sends it. */
export const rowsFileOf = (heads: string, lines: readonly string[]) => [
  {
    field: 'file',
    name: '注册.csv',
    bytes: new TextEncoder().encode([heads, ...lines].join('\r\n')),
  },
];

/** Looks what a file would do, and has it done. */
export async function importLines(
  org: TestOrg,
  by: ImportCall,
  heads: string,
  lines: readonly string[],
) {
  const files = rowsFileOf(heads, lines);
  const send = await server.as(org);
  const { plan } = await send(by, { dryRun: 'true' }, { files });
  const planHash = plan?.hash;
  const { jobId } = await send(by, { dryRun: 'false', planHash }, { files });
  await createTaskRunner(server.app).wake();
  return { plan, jobId: jobId ?? '' };
}

/** Takes a declared record up by a file. */
export const acceptedByFile = async (enrId: string): Promise<string> => {
  const { importDeclarationNotAccepted: by } = enrollmentImports;
  await importLines('county', by, declaredHeads, [await declaredLine(enrId)]);
  return enrId;
};
/** Judges a record finally by a file. */
export const judgedByFile = async (enrId: string): Promise<string> => {
  const { idNo, certNo } = await teacherOf(enrId);
  const { autoAudEnrollExcelData: by } = enrollmentConclusions;
  await importLines('province', by, conclusionHeads, [`${idNo},${certNo},注册合格,,,,`]);
  return enrId;
};
