import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { OrgBatchTime, type orgBatch } from '@tqc/contract/register';
import type { ReactNode } from 'react';
import { showValue } from '../../../kit/form/fieldsOf';
import styles from '../../../trade/planning/PlanParts.module.css';

type Slot = OutputOf<typeof orgBatch.get>['times'][number];
const names = [
  'validBeginDateStr',
  'validEndDateStr',
  'confirmBegin',
  'confirmEnd',
  'dayLimit',
  'ctIds',
  'arrangements',
  'dayCapacity',
  'applied',
  'confirmed',
] as const;
const factsBy = names.map((name) => [name, factsOf(OrgBatchTime.shape[name])] as const);

/** The time slots of a plan with what is arranged and filed in them. */
export function SlotTable({
  times,
  actions,
}: {
  readonly times: readonly Slot[];
  readonly actions?: (slot: Slot) => ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>时间段</h3>
      <table className={styles.table} aria-label="时间段">
        <thead>
          <tr>
            {factsBy.map(([name, facts]) => (
              <th key={name} scope="col">
                {facts?.label}
              </th>
            ))}
            {actions && <th scope="col">操作</th>}
          </tr>
        </thead>
        <tbody>
          {times.map((slot) => (
            <tr key={slot.obtId}>
              {factsBy.map(([name, facts]) => (
                <td key={name}>{showValue(facts, slot[name])}</td>
              ))}
              {actions && <td>{actions(slot)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
