import { baseTechnicalJob, technicalJobImport } from '@tqc/contract/basic';
import { importingOf } from '../../kit/imports';

/** 专业技术职务 */
export const technicalJobs = importingOf(
  technicalJobImport,
  baseTechnicalJob,
  'tjId',
  async ({ db }, codes) => {
    const rows = await db
      .selectFrom('technicalJob')
      .selectAll()
      .where('code', 'in', ['', ...codes])
      .execute();
    return new Map(
      rows.map(({ tjId, version, ...values }) => [values.code, { id: tjId, version, values }]),
    );
  },
);
