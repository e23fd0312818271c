import { DownEnrollOrg, type orgBatch } from '@tqc/contract/enroll';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { showValue } from '../../../kit/form/fieldsOf';
import styles from '../../../trade/planning/PlanParts.module.css';

type Org = OutputOf<typeof orgBatch.getOrgLevelOrg>['record'][number];
const names = ['orgName', 'orgType', 'areaName', 'planName', 'approvalStatus'] as const;

/** Organisations right below one: which have a plan, and how far it is. */
export function LevelOrgTable({ orgs }: { readonly orgs: readonly Org[] }) {
  if (orgs.length === 0) return <p className={styles.said}>没有下级机构</p>;
  const planned = orgs.filter(({ obId }) => obId !== null).length;
  return (
    <section className={styles.part}>
      <p className={styles.said}>
        共 {orgs.length} 个下级机构，{planned} 个已上报计划
      </p>
      <table className={styles.table} aria-label="下级机构">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {factsOf(DownEnrollOrg.shape[name])?.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orgs.map((org) => (
            <tr key={org.orgId}>
              {names.map((name) => (
                <td key={name}>{showValue(factsOf(DownEnrollOrg.shape[name]), org[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
