import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { ErrorState } from '@tqc/ui/EmptyState';
import { LinkButton } from '@tqc/ui/foundation';
import { QueueFinder } from './QueueFinder';
import styles from './Desk.module.css';

interface CaseRowsProps<R> {
  readonly rows: readonly R[];
  readonly idOf: (row: R) => string;
  /** What a row says of its case. */
  readonly lines: (row: R) => ReactNode;
  /** What stands there where nobody of that name or number waits. */
  readonly elsewhere: ReactNode;
  /** What can be looked for. */
  readonly by: string;
  readonly total: number;
  /** Why there are no rows yet: still asked for, or the sentence of the failure. */
  readonly state: 'loading' | 'ready' | { readonly failure: string };
  readonly onRetry: () => void;
  /** Why those after the last row could not be read. */
  readonly moreFailure: string | undefined;
  readonly onMore: () => void;
  readonly current: string | undefined;
  readonly find: string;
  readonly onFind: (text: string) => void;
  /** Gives up the conditions of the list it was opened from; undefined without any. */
  readonly onAll: (() => void) | undefined;
  readonly onSelect: (id: string) => void;
  readonly input: Ref<HTMLInputElement>;
}

/** The queue, the current one always in sight. */
export function CaseRows<R>({
  rows,
  idOf,
  lines,
  elsewhere,
  by,
  total,
  state,
  onRetry,
  moreFailure,
  onMore,
  current,
  find,
  onFind,
  onAll,
  onSelect,
  input,
}: CaseRowsProps<R>) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div className={styles.queue}>
      <div className={styles.finder}>
        <QueueFinder find={find} onFind={onFind} input={input} by={by} />
        <span role="status">{state === 'ready' ? `${total} 件待办` : ''}</span>
        {onAll && (
          <span>
            按列表的条件和次序 <LinkButton onClick={onAll}>显示全部</LinkButton>
          </span>
        )}
      </div>
      {typeof state === 'object' ? (
        <ErrorState message={state.failure} onRetry={onRetry} />
      ) : rows.length === 0 && state === 'ready' && find ? (
        elsewhere
      ) : rows.length === 0 ? (
        <p className={styles.none}>
          {state === 'loading' ? '正在读取待办…' : '都办完了，没有待办的申请'}
        </p>
      ) : (
        <ol ref={list} className={styles.rows} tabIndex={-1}>
          {rows.map((row) => (
            <li key={idOf(row)}>
              <button
                type="button"
                className={styles.row}
                aria-current={idOf(row) === current ? 'true' : undefined}
                onClick={() => onSelect(idOf(row))}
              >
                {lines(row)}
              </button>
            </li>
          ))}
          {rows.length < total && (
            <li className={styles.more}>
              {moreFailure && <span role="alert">{moreFailure}</span>}
              <LinkButton onClick={onMore}>
                {moreFailure ? '重试' : `还有 ${total - rows.length} 件，继续显示`}
              </LinkButton>
            </li>
          )}
        </ol>
      )}
    </div>
  );
}
