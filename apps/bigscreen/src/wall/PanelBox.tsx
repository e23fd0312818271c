import { metricsOf, type Panel } from '@tqc/domain/wall';
import { memo, useState } from 'react';
import type { PanelData, Scope } from '../feed/wallTypes';
import type { Layout } from './layoutOf';
import { PanelBody } from './PanelBody';
import { PanelGuard } from './PanelGuard';
import { usePaging } from './usePaging';
import styles from './PanelBox.module.css';

interface PanelBoxProps {
  readonly panel: Panel;
  readonly data: PanelData | undefined;
  readonly scope: Scope | undefined;
  readonly layout: Layout;
  readonly asTable: boolean;
  readonly stale: boolean;
  readonly onDrill: (orgId: string) => void;
}

/** One panel in its place: a title and its drawing, or the reason why there is none. */
export const PanelBox = memo(function PanelBox({
  panel,
  data,
  scope,
  layout,
  asTable,
  stale,
  onDrill,
}: PanelBoxProps) {
  const [turned, setTurned] = useState(false);
  const table = asTable !== turned;
  const body = usePaging(table);
  const drawn = data !== undefined && data.state !== 'missing' && data.state !== 'empty';
  const unit = writesUnit(panel) ? '' : (metricsOf(panel)[0]?.unit ?? '');
  return (
    <section
      className={styles.panel}
      style={{ gridArea: panel.slot }}
      data-slot={panel.slot}
      data-state={data?.state ?? 'waiting'}
      aria-label={panel.title}
    >
      {panel.kind !== 'kpi' && (
        <header className={styles.head}>
          <h2>
            {panel.kind === 'table' ? (
              panel.title
            ) : (
              <button
                type="button"
                aria-pressed={table}
                title="图与表格之间切换"
                onClick={() => setTurned((before) => !before)}
              >
                {panel.title}
              </button>
            )}
          </h2>
          {data?.state === 'fixing' && <span className={styles.fixing}>校正中</span>}
          {unit && drawn && <span className={styles.unit}>{`单位：${unit}`}</span>}
        </header>
      )}
      <div ref={body} className={styles.body}>
        {drawn ? (
          <PanelGuard title={panel.title} rev={data.rev}>
            <PanelBody
              panel={panel}
              rows={data.rows}
              scope={scope}
              layout={layout}
              asTable={table}
              stale={stale}
              onDrill={onDrill}
            />
          </PanelGuard>
        ) : (
          <p
            className={styles.none}
          >{`${panel.kind === 'kpi' ? `${panel.title}：` : ''}${data === undefined ? '正在取数' : '尚无数据'}`}</p>
        )}
      </div>
    </section>
  );
});

/**
 * Drawings that write their unit themselves: on an axis, in the middle of a ring, beside a number.
 */
function writesUnit({ kind, rowOf, metrics }: Panel): boolean {
  return (
    kind === 'kpi' ||
    kind === 'table' ||
    kind === 'ring' ||
    (kind === 'line' && metrics.length === 1) ||
    (kind === 'bar' && rowOf === 'month')
  );
}
