import { ErrorState } from '@tqc/ui/EmptyState';
import { LinkButton } from '@tqc/ui/foundation';
import type { Failure } from '../session/api';
import styles from './RecordNotice.module.css';

interface RecordNoticeProps {
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** In the place of a record that is not there: still asked for, or why it cannot be had. */
export function RecordMissing({ failure, onRetry }: RecordNoticeProps) {
  return failure ? (
    <ErrorState
      message={failure.message}
      onRetry={onRetry}
      {...(failure.requestId ? { requestId: failure.requestId } : {})}
    />
  ) : (
    <p className={styles.waiting}>正在加载…</p>
  );
}

/** The same in one line, for a part of a page. */
export function RecordLine({ failure, onRetry }: RecordNoticeProps) {
  return failure ? (
    <p role="alert">
      {failure.message} <LinkButton onClick={onRetry}>重试</LinkButton>
    </p>
  ) : (
    <p>正在加载…</p>
  );
}

/** Above a record that could not be read anew: what is shown may be old. */
export function RecordStale({ failure, onRetry }: RecordNoticeProps) {
  return failure ? (
    <p role="alert" className={styles.stale}>
      没有取到最新内容：{failure.message} <LinkButton onClick={onRetry}>重试</LinkButton>
    </p>
  ) : null;
}
