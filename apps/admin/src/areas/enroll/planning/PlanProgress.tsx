import { EnrollOrgPlan, type orgBatch } from '@tqc/contract/enroll';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';
import { PointsTable } from './PointsTable';

type Progress = OutputOf<typeof orgBatch.viewOrgEnrollDownlevelDetail>;
const names = [
  'cbName',
  'planName',
  'orgName',
  'areaName',
  'stages',
  'approvalStatus',
  'expected',
  'booked',
  'arrangements',
  'dayCapacity',
  'firstReviewBegin',
  'firstReviewEnd',
  'noticeBegin',
  'noticeEnd',
] as const;

/** How far a plan has come: what its points do, and who came. */
export function PlanProgress({ plan }: { readonly plan: Progress }) {
  return (
    <>
      <DescriptionList
        items={names.map((name) =>
          detailItem(name, factsOf(EnrollOrgPlan.shape[name]), plan[name]),
        )}
        columns={2}
      />
      <PointsTable points={plan.points} />
    </>
  );
}
