import { ColumnPanel, DensitySwitch, SavedViews, type Column } from '@tqc/ui/DataTable';
import { ToolButton } from '@tqc/ui/foundation';
import type { ReactNode } from 'react';
import styles from './ListTools.module.css';
import type { useListViews } from './useListViews';

interface ListToolsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly views: ReturnType<typeof useListViews>;
  /** The list is asked for a personal number, which no view keeps. */
  readonly hasPersonal: boolean;
  readonly loading: boolean;
  readonly onRefresh: () => void;
  /** What leaves the list: on paper, as a file. */
  readonly children?: ReactNode;
}

/** The right end of a list's toolbar: refresh, print, export, row height, columns, saved views. */
export function ListTools<Row>({
  columns,
  views,
  hasPersonal,
  loading,
  onRefresh,
  children,
}: ListToolsProps<Row>) {
  return (
    <div className={styles.tools}>
      <ToolButton icon="refresh" label="刷新列表" disabled={loading} onClick={onRefresh} />
      {children}
      <DensitySwitch density={views.density} onChange={views.setDensity} />
      <ColumnPanel columns={columns} changes={views.columns} onChange={views.setColumns} />
      {views.views && (
        <SavedViews
          views={views.views}
          onPick={views.pick}
          onSave={views.save}
          onRemove={views.remove}
          onShare={views.share}
          {...(views.current ? { current: views.current } : {})}
          {...(hasPersonal ? { note: '证件号码、手机号码和证书号码不保存在视图中' } : {})}
          {...(views.error ? { error: views.error } : {})}
        />
      )}
    </div>
  );
}
