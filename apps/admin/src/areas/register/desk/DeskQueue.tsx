import { useEffect, useRef, type Ref } from 'react';
import { factsOf } from '@tqc/contract/kit';
import { RegistrationRow } from '@tqc/contract/register';
import { DueOf } from '../lists/dueColumn';
import { ErrorState } from '@tqc/ui/EmptyState';
import { LinkButton } from '@tqc/ui/foundation';
import { showValue } from '../../../kit/form/fieldsOf';
import { momentText } from '../../../kit/record/momentText';
import { DeskElsewhere } from './DeskElsewhere';
import { QueueFinder } from './QueueFinder';
import type { Waiting } from './useQueue';
import styles from './ReviewDeskScreen.module.css';

interface DeskQueueProps {
  readonly rows: readonly Waiting[];
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
  readonly onSelect: (regId: string) => void;
  readonly input: Ref<HTMLInputElement>;
}

/** The queue, the current one always in sight. */
export function DeskQueue({
  rows,
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
}: DeskQueueProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div className={styles.queue}>
      <div className={styles.finder}>
        <QueueFinder find={find} onFind={onFind} input={input} />
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
        <DeskElsewhere find={find} />
      ) : rows.length === 0 ? (
        <p className={styles.none}>
          {state === 'loading' ? '正在读取待办…' : '都办完了，没有待办的申请'}
        </p>
      ) : (
        <ol ref={list} className={styles.rows} tabIndex={-1}>
          {rows.map((row) => (
            <li key={row.regId}>
              <button
                type="button"
                className={styles.row}
                aria-current={row.regId === current ? 'true' : undefined}
                onClick={() => onSelect(row.regId)}
              >
                <span className={styles.name}>{row.name}</span>
                <span>
                  {showValue(factsOf(RegistrationRow.shape.ctId), row.ctId)} · {row.subjectName}
                </span>
                <span className={styles.faint}>{momentText(row.applyTime)} 申报</span>
                {(row.daysLeft !== null || row.pausedOn !== null) && <DueOf row={row} />}
                {row.blocks.length > 0 && <span className={styles.blocked}>{row.blocks[0]}</span>}
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
