import type { provinceBatch } from '@tqc/contract/enroll';
import type { OutputOf } from '@tqc/contract/kit';
import styles from '../../../trade/planning/PlanParts.module.css';

type Extensions = OutputOf<typeof provinceBatch.provinceSelfApplyNewTime>['record'];
const heads = ['环节', '现在的时间', '最晚可到'];

/** Until when each stage of a plan can be moved by a change. */
export function PlanExtensions({ record }: { readonly record: Extensions }) {
  return (
    <section className={styles.part}>
      <p className={styles.said}>
        变更后的时间不能晚于批次的截止日期；需要更晚的请联系国家级机构。
      </p>
      <table className={styles.table} aria-label="可延长时间">
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
          {record.map(({ item, begin, end, until }) => (
            <tr key={item}>
              <td>{item}</td>
              <td>
                {begin} 至 {end}
              </td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
