import type { orgBatch } from '@tqc/contract/enroll';
import type { OutputOf } from '@tqc/contract/kit';
import { onOff } from '@tqc/domain/dictionaries';
import styles from '../../../trade/planning/PlanParts.module.css';

type Point = OutputOf<typeof orgBatch.viewOrgEnrollDownlevelDetail>['points'][number];
const heads = ['确认点', '时间段', '确认开始', '确认结束', '每日容量', '已网报', '状态'];

/** Points that are arranged: when they work, how many they take and who came. */
export function PointsTable({ points }: { readonly points: readonly Point[] }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>确认点</h3>
      {points.length === 0 ? (
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
            {points.map((point) => (
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
  );
}
