import { ErrorState } from '@tqc/ui/EmptyState';
import styles from './Desk.module.css';

interface DeskWaitingProps {
  readonly failure: string | undefined;
  /** Nobody waits in the queue. */
  readonly none: boolean;
  readonly onRetry: () => void;
}

/** What stands in the middle while no case is open. */
export function DeskWaiting({ failure, none, onRetry }: DeskWaitingProps) {
  if (failure) return <ErrorState message={failure} onRetry={onRetry} />;
  return <p className={styles.none}>{none ? '从左边选择一件，或换一个环节' : '正在打开…'}</p>;
}
