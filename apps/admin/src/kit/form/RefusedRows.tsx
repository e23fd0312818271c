import { LinkButton } from '@tqc/ui/foundation';
import { useContext } from 'react';
import { tellDone, tellError } from '../session/api';
import { BulkContext } from './bulk';
import type { Outcome } from './inParts';
import styles from './BulkButton.module.css';

/**
 * Each with its number and its reason, to be copied as lines of a table; a hundred of them leave
 * the buttons below in the window.
 */
export function RefusedRows({ refused }: { readonly refused: Outcome['refused'] }) {
  // A dialog that stands in no bar knows the names alone.
  const chosen = useContext(BulkContext)?.chosen ?? [];
  const numbers = new Map(chosen.map(({ id, no }) => [id, no ?? '']));
  const rows = refused.map((one) => ({ ...one, no: numbers.get(one.id) ?? '' }));
  function copy() {
    const lines = rows.map(({ id, no, name, reason }) => [no, name || id, reason].join('\t'));
    void navigator.clipboard
      .writeText(lines.join('\n'))
      .then(() => tellDone(`已复制 ${lines.length} 条`), tellError);
  }
  return (
    <>
      <div className={styles.rows} role="group" aria-label="不办理的和原因" tabIndex={0}>
        {rows.map(({ id, no, name, reason }) => (
          <div key={id} className={styles.not}>
            {no && <span className={styles.no}>{no}</span>}
            <span>
              {name || id}：{reason}
            </span>
          </div>
        ))}
      </div>
      <LinkButton onClick={copy}>复制</LinkButton>
    </>
  );
}
