import type { provinceBatch } from '@tqc/contract/enroll';
import type { OutputOf } from '@tqc/contract/kit';
import { orgType as orgTypes } from '@tqc/domain/dictionaries';
import styles from '../../../trade/planning/PlanParts.module.css';

type Levels = OutputOf<typeof provinceBatch.provincialPlanEnquiry>['levels'];
const heads = [
  '机构类型',
  '机构数',
  '已上报',
  '已通过',
  '已结束',
  '确认点数',
  '应注册人数',
  '已网报',
];

/** How far the organisations of each level are under a province plan. */
export function PlanLevels({ levels }: { readonly levels: Levels }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>各级机构的计划</h3>
      <table className={styles.table} aria-label="各级机构的计划">
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
          {levels.map((level) => (
            <tr key={level.orgType}>
              <td>{orgTypes.label(level.orgType)}</td>
              <td>{level.orgs}</td>
              <td>{level.reported}</td>
              <td>{level.passed}</td>
              <td>{level.ended}</td>
              <td>{level.arrangements}</td>
              <td>{level.expected}</td>
              <td>{level.booked}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
