import { enrollmentConclusions, enrollmentImports } from '@tqc/contract/enroll';
import type { ImportCall } from '@tqc/contract/kit';
import { declared, recheckedRecord } from '../../../walks/enrollmentCases';
import {
  conclusionHeads,
  declaredHeads,
  declaredLine,
  rowsFileOf,
  teacherOf,
} from '../../../walks/enrollmentFiles';
import type { Example } from '../../../walks/example';
import { server } from '../../../walks/stage';

const HASH = 'b'.repeat(64);

const carrying = (
  call: ImportCall,
  by: Example['by'],
  heads: string,
  line: () => Promise<string>,
): Example => ({
  call,
  ...(by ? { by } : {}),
  personal: true,
  ready: async () => {
    // A person has few tasks under way at once.
    await server.pool.query('update job set status = 4 where status < 2');
    return {
      input: { dryRun: 'false', planHash: HASH },
      files: rowsFileOf(heads, [await line()]),
    };
  },
  state: {
    says: '请选择一个文件',
    ready: async () => ({ input: { dryRun: 'false', planHash: HASH }, files: [] }),
  },
});

/** Files of registrations: everybody starts their own and sees no other. */
export const fileExamples: readonly Example[] = [
  carrying(enrollmentImports.importDeclarationNotAccepted, 'county', declaredHeads, async () =>
    declaredLine(await declared()),
  ),
  carrying(enrollmentConclusions.autoAudEnrollExcelData, 'province', conclusionHeads, async () => {
    const { idNo, certNo } = await teacherOf(await recheckedRecord());
    return `${idNo},${certNo},注册合格,,,,`;
  }),
];
