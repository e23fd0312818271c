import type { enrollCertBatch, provinceBatch } from '@tqc/contract/enroll';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { orgs } from '../users';

type EnrollBatch = Row<typeof enrollCertBatch.list>;
type EnrollPlan = Row<typeof provinceBatch.list>;
type EnrollPlanDetail = OutputOf<typeof provinceBatch.get>;

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

/** A province plan of registration that has passed. */
export function enrollPlanRow(differing: Partial<EnrollPlan> = {}): EnrollPlan {
  const { orgId, orgName, orgType, prov, areaName } = orgs.province;
  return {
    pbId: '701',
    cbId: '601',
    cbName: '2024年中小学教师资格定期注册',
    year: 2024,
    planName: '云梦省2024年注册计划',
    orgId,
    orgName,
    orgType,
    prov,
    areaName,
    scopes: [1, 2, 4],
    filing: [{ begin: '2024-05-13 09:00', end: '2024-06-21 18:00' }],
    windows: 1,
    filingBegin: '2024-05-13 09:00',
    filingEnd: '2024-06-21 18:00',
    firstReviewBegin: '2024-05-20',
    firstReviewEnd: '2024-08-16',
    recheckBegin: '2024-08-26',
    recheckEnd: '2024-09-27',
    finalBegin: '2024-09-30',
    finalEnd: '2024-11-15',
    noticeDays: 7,
    trainingHours: 360,
    probationMonths: 12,
    recheckLevel: 3,
    finalLevel: 4,
    autoPass: false,
    orgIds: [],
    openedOrgs: 38,
    conditions: '',
    materials: '',
    contact: '顾省审',
    contactPhone: '15420000011',
    fileId: null,
    approvalStatus: 2,
    endStatus: 0,
    opinion: '同意',
    reporter: '顾省审',
    reportedAt: '2024-03-18T02:00:00Z',
    decidedBy: '白国审',
    decidedAt: '2024-03-20T06:20:00Z',
    version: 3,
    ...differing,
  };
}

/** The same inside its batch. */
export function enrollPlanDetail(differing: Partial<EnrollPlanDetail> = {}): EnrollPlanDetail {
  const bound = (item: string, end: string) => ({
    item,
    name: '2024年中小学教师资格定期注册',
    begin: '2024-05-06',
    end,
  });
  return {
    ...enrollPlanRow(),
    bounds: [
      bound('网报时间', '2024-06-28'),
      bound('初核时间', '2024-08-30'),
      bound('复核时间', '2024-10-11'),
      bound('终审时间', '2024-11-29'),
    ],
    offences: [],
    opinions: [],
    opened: [],
    ...differing,
  };
}
