import { EnrollOrgPlan, type orgBatch } from '@tqc/contract/enroll';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { onOff } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';
import styles from '../../../trade/planning/PlanParts.module.css';

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
const heads = ['确认点', '时间段', '确认开始', '确认结束', '每日容量', '已网报', '状态'];

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
      <section className={styles.part}>
        <h3 className={styles.title}>确认点</h3>
        {plan.points.length === 0 ? (
          <p className={styles.said}>还没有安排确认点</p>
        ) : (
          <table className={styles.table} aria-label="确认点">
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {plan.points.map((point) => (
                <tr key={point.lsId}>
                  <td>{point.pointName}</td>
                  <td>{point.slotName}</td>
                  <td>{point.beginDate}</td>
                  <td>{point.endDate}</td>
                  <td>{point.dayCapacity}</td>
                  <td>{point.booked}</td>
                  <td>{onOff.label(point.status)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}
