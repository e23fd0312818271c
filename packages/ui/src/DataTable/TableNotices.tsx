import { useSyncExternalStore } from 'react';
import { Icon, LinkButton } from '../foundation';
import type { RangeBounds } from './cellRange';
import type { DataTableProps } from './props';
import { pageState, type SelectionStore } from './selection';
import styles from './DataTable.module.css';

/** 载入失败的横幅：原因、请求编号和重试。 */
export function ErrorBanner({ error }: { error: NonNullable<DataTableProps<never>['error']> }) {
  return (
    <div role="alert" className={styles.error}>
      <Icon name="warning" />
      <span>{error.message}</span>
      {error.requestId && <span className={styles.requestId}>请求编号：{error.requestId}</span>}
      {error.onRetry && <LinkButton onClick={error.onRetry}>重试</LinkButton>}
    </div>
  );
}

interface MatchingBarProps {
  selection: SelectionStore;
  ids: readonly string[];
  matching: NonNullable<DataTableProps<never>['selectAllMatching']>;
}

/** 本页全选之后给出的全部选择入口，读名单时的进度，和选下之后的说明。 */
export function MatchingBar({ selection, ids, matching }: MatchingBarProps) {
  const state = useSyncExternalStore(selection.subscribe, () => pageState(selection, ids));
  const size = useSyncExternalStore(selection.subscribe, selection.size);
  const { total, totalIsExact = true, reason, reading, chosen } = matching;
  if (reading)
    return (
      <div role="status" className={styles.matching}>
        正在读取符合条件的名单：已读 {reading.read} 条。
        <LinkButton onClick={reading.onStop}>停止</LinkButton>
      </div>
    );
  if (chosen && chosen.count === size && size > 0)
    return (
      <div role="status" className={styles.matching}>
        已选择符合条件的全部 {chosen.count} 条，是 {chosen.at} 时的名单，之后新来的不在其中。
      </div>
    );
  if (state !== 'all' || total <= ids.length) return null;
  const all = `${total}${totalIsExact ? '' : '+'}`;
  return (
    <div role="status" className={styles.matching}>
      已选择本页 {ids.length} 条。
      {reason ? (
        `符合条件的有 ${all} 条，${reason}。`
      ) : (
        <LinkButton onClick={matching.onSelectAll}>选择符合条件的全部 {all} 条</LinkButton>
      )}
    </div>
  );
}

/** 已选条数和清空。 */
export function SelectedCount({ selection }: { selection: SelectionStore }) {
  const size = useSyncExternalStore(selection.subscribe, selection.size);
  if (size === 0) return null;
  return (
    <span className={styles.count}>
      已选 {size} 条<LinkButton onClick={selection.clear}>清空</LinkButton>
    </span>
  );
}

/** 框选的大小和怎样复制。 */
export function RangeSize({ bounds }: { bounds: RangeBounds | undefined }) {
  if (!bounds) return null;
  return (
    <span role="status" className={styles.count}>
      已框选 {bounds.bottom - bounds.top + 1} 行 {bounds.right - bounds.left + 1} 列，按 Ctrl+C 复制
    </span>
  );
}
