import type { change, provinceBatch } from '@tqc/contract/enroll';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { orgs } from '../users';

type Change = Row<typeof change.list>;
type ChangeDetail = OutputOf<typeof provinceBatch.applyForAmendmentProvinceOrg>;

/** A province asks to move its final judgement; nobody has decided that yet. */
export function enrollChangeRow(differing: Partial<Change> = {}): Change {
  return {
    id: '871',
    planKind: 'province',
    pbId: '701',
    obId: null,
    cbName: '2024年中小学教师资格定期注册',
    planName: '云梦省2024年注册计划',
    orgName: orgs.province.orgName,
    orgType: orgs.province.orgType,
    changeKind: 1,
    before: { finalEnd: '2024-11-15' },
    after: { finalEnd: '2024-11-22' },
    opened: [],
    reason: '暑期后才能集中终审，申请顺延一周。',
    fileId: null,
    applicant: '顾省审',
    createdAt: '2024-06-17T03:00:00Z',
    status: 0,
    opinion: '',
    decidedBy: '',
    decidedAt: null,
    version: 1,
    ...differing,
  };
}

/** The same of the county, whose notice begins sooner. */
export const enrollOrgChangeRow = (differing: Partial<Change> = {}): Change =>
  enrollChangeRow({
    id: '872',
    planKind: 'org',
    obId: '801',
    planName: '东霁区2024年注册计划',
    orgName: orgs.county.orgName,
    orgType: orgs.county.orgType,
    changeKind: 2,
    before: { noticeBegin: '2024-08-01' },
    after: { noticeBegin: '2024-07-29' },
    reason: '公示提前三天开始，给异议留出时间。',
    applicant: '孟县审',
    ...differing,
  });

/** A change beside what stands now. */
export function enrollChangeDetail(differing: Partial<ChangeDetail> = {}): ChangeDetail {
  const row = enrollChangeRow();
  return { ...row, now: row.before, offences: [], ...differing };
}
