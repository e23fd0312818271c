import { factsOf } from '@tqc/contract/kit';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { showValue } from '../../kit/form/fieldsOf';
import styles from './PlanParts.module.css';

interface SlotTableProps<S extends { readonly obtId: string }> {
  readonly times: readonly S[];
  /** The contract's fields of a slot, and which of them are shown. */
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly names: readonly (keyof S & string)[];
  readonly actions?: ((slot: S) => ReactNode) | undefined;
}

/** The time slots of a plan with what is arranged and filed in them. */
export function SlotTable<S extends { readonly obtId: string }>({
  times,
  shape,
  names,
  actions,
}: SlotTableProps<S>) {
  const factsBy = names.map((name) => [name, shape[name] && factsOf(shape[name])] as const);
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
