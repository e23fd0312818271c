import type { baseTechnicalJob } from '@tqc/contract/basic';
import type { Row } from '@tqc/contract/kit';

type TechnicalJob = Row<typeof baseTechnicalJob.list>;

/** A technical post in use; what differs is said. */
export function technicalJobRow(differing: Partial<TechnicalJob> = {}): TechnicalJob {
  return {
    tjId: '12',
    code: '012',
    name: '高级教师',
    series: '中小学教师',
    grade: '副高级',
    sort: 20,
    status: 1,
    updatedAt: '2024-03-01T01:00:00Z',
    version: 2,
    ...differing,
  };
}
