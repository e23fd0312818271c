import type { enrollCertBatch } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';

type EnrollBatch = Row<typeof enrollCertBatch.list>;

/** A registration batch that runs; what differs is said. */
export function enrollBatchRow(differing: Partial<EnrollBatch> = {}): EnrollBatch {
  return {
    cbId: '601',
    cbName: '2024年中小学教师资格定期注册',
    year: 2024,
    registrationType: 3,
    filingBegin: '2024-05-06',
    filingEnd: '2024-06-28',
    firstReviewEnd: '2024-08-30',
    recheckEnd: '2024-10-11',
    finalEnd: '2024-11-29',
    provs: [],
    expected: 1_860_000,
    remark: '',
    status: 1,
    plans: 28,
    plansPassed: 26,
    creator: '白国审',
    createdAt: '2024-02-26T01:30:00Z',
    version: 2,
    ...differing,
  };
}
