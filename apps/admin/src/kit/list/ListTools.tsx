import { ColumnPanel, DensitySwitch, SavedViews, type Column } from '@tqc/ui/DataTable';
import styles from './ListTools.module.css';
import type { useListViews } from './useListViews';

interface ListToolsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly views: ReturnType<typeof useListViews>;
  /** The list is asked for a personal number, which no view keeps. */
  readonly hasPersonal: boolean;
}

/** The right end of a list's toolbar: row height, columns, saved views. */
export function ListTools<Row>({ columns, views, hasPersonal }: ListToolsProps<Row>) {
  return (
    <div className={styles.tools}>
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
