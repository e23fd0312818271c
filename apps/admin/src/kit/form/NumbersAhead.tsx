import { RefusedRows } from './RefusedRows';
import { RecordLine } from '../record/RecordNotice';
import type { Failure } from '../session/api';
import styles from './NumbersAhead.module.css';

interface NumberRow {
  readonly id: string;
  readonly name: string;
  readonly no: string;
}

/** Names and their numbers, a line each. */
export function NumberRows({
  rows,
  label,
}: {
  readonly rows: readonly NumberRow[];
  readonly label: string;
}) {
  return (
    <ol className={styles.numbers} aria-label={label}>
      {rows.map(({ id, name, no }) => (
        <li key={id}>
          <span>{name}</span>
          <span>{no}</span>
        </li>
      ))}
    </ol>
  );
}

interface NumbersAheadProps {
  /** Who gets which number, in this order; nothing until it is known. */
  readonly numbers: readonly NumberRow[];
  readonly refused: readonly {
    readonly id: string;
    readonly name: string;
    readonly reason: string;
  }[];
  /** What will be done, or that it is still being looked at. */
  readonly status: string;
  readonly numbersLabel: string;
  readonly refusedLabel: string;
  /** What they are counted in. */
  readonly unit: string;
  readonly failure: Failure | undefined;
  /** The failure stands at a field of the dialog, and is not said twice. */
  readonly saidAtField: boolean;
  readonly onRetry: () => void;
}

/** Who gets which number before any is made, and who gets none and why. */
export function NumbersAhead(props: NumbersAheadProps) {
  const {
    numbers,
    refused,
    status,
    numbersLabel,
    refusedLabel,
    unit,
    failure,
    saidAtField,
    onRetry,
  } = props;
  if (failure && saidAtField) return null;
  if (failure)
    return (
      <div className={styles.failure}>
        <RecordLine failure={failure} onRetry={onRetry} />
      </div>
    );
  return (
    <>
      <p role="status">{status}</p>
      {numbers.length > 0 && <NumberRows rows={numbers} label={numbersLabel} />}
      {refused.length > 0 && (
        <>
          <p>
            {refusedLabel} {refused.length} {unit}：
          </p>
          <RefusedRows refused={refused} />
        </>
      )}
    </>
  );
}
