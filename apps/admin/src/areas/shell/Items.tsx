import type { ReactNode } from 'react';
import { RecordLine } from '../../kit/record/RecordNotice';
import type { RecordState } from '../../kit/record/useRecord';
import styles from './HomeWorksScreen.module.css';

interface ItemsProps<T> {
  readonly loaded: RecordState<{ readonly record: readonly T[] }>;
  /** That there are none, said only when the server said so. */
  readonly none: string;
  readonly item: (one: T) => ReactNode;
}

/** A short list on a home page: its rows, that there are none, or why nobody knows. */
export function Items<T>({ loaded: { record, failure, reload }, none, item }: ItemsProps<T>) {
  if (!record) return <RecordLine failure={failure} onRetry={reload} />;
  return record.record.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul className={styles.list}>{record.record.map(item)}</ul>
  );
}
