import { useState, type CSSProperties, type ReactNode } from 'react';
import {
  shownState,
  type ChartPalette,
  type ChartTable,
  type Figure,
  type PictureKind,
} from '../core';
import { ChartNotice } from './ChartNotice';
import { FigureTable } from './FigureTable';
import { FrameTools } from './FrameTools';
import { frameVariables, type ChartBasics } from './chartFrameProps';
import styles from './ChartFrame.module.css';

interface ChartFrameProps extends ChartBasics {
  palette: ChartPalette;
  /** 图里的全部数字，用来判断有没有数据。 */
  figures: readonly Figure[];
  table: ChartTable;
  /** 图说的是什么，读屏念出；标题由图框补在前面。 */
  summary: string;
  /** 名称能不能点，给出行的序号。 */
  onPickRow?: (index: number) => void;
  /** 导出图片；没有做成时拒绝，图框替它说一句。 */
  onExport?: (kind: PictureKind, size: { width: number; height: number }) => Promise<void>;
  /** 显示成表时画布是否留在页上；大屏的实例要一直用到底。 */
  keepCanvas?: boolean;
  children: ReactNode;
}

/** 所有图共用的框：标题、数据时间、状态、以表格显示和导出。 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    asOf,
    state = 'ready',
    message,
    onRetry,
    height = 280,
    bare,
    view,
    palette,
    figures,
    table,
    summary,
    onPickRow,
    onExport,
    keepCanvas,
    children,
  } = props;
  const [chosen, choose] = useState<'chart' | 'table'>('chart');
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const shown = shownState(state, figures);
  const drawn = shown === 'ready' || shown === 'stale';
  const asTable = (view ?? chosen) === 'table';
  return (
    <figure
      className={styles.frame}
      style={frameVariables(palette) as CSSProperties}
      aria-label={title}
      aria-busy={state === 'loading'}
      data-state={shown}
      data-bare={bare}
      data-fill={height === 'fill'}
    >
      {!bare && (
        <figcaption className={styles.head}>
          <span className={styles.title} title={title}>
            {title}
          </span>
          {shown === 'stale' && <span className={styles.stale}>数据延迟</span>}
          {asOf && <span className={styles.asOf}>数据截至 {asOf}</span>}
          {drawn && (
            <FrameTools
              title={title}
              asTable={asTable}
              onTable={view ? undefined : (on) => choose(on ? 'table' : 'chart')}
              onExport={
                onExport && body
                  ? (kind) =>
                      void onExport(kind, {
                        width: body.clientWidth,
                        height: body.clientHeight,
                      }).then(
                        () => setUnsaved(false),
                        () => setUnsaved(true),
                      )
                  : undefined
              }
            />
          )}
        </figcaption>
      )}
      {unsaved && (
        <p className={styles.unsaved} role="alert">
          图片没有导出，请再试一次
        </p>
      )}
      {bare && shown === 'stale' && <span className={styles.corner}>数据延迟</span>}
      <div ref={setBody} className={styles.body} style={height === 'fill' ? undefined : { height }}>
        {drawn && (!asTable || keepCanvas) && (
          <div
            className={styles.canvas}
            role="img"
            aria-label={`${title}：${summary}`}
            hidden={asTable}
          >
            {children}
          </div>
        )}
        {drawn && asTable && <FigureTable title={title} table={table} onPickRow={onPickRow} />}
        {!drawn && (
          <ChartNotice
            shown={shown}
            title={title}
            message={message}
            onRetry={onRetry}
            compact={typeof height === 'number' && height < 100}
          />
        )}
      </div>
    </figure>
  );
}
