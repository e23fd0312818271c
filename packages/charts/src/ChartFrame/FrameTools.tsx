import type { PictureKind } from '../core';
import styles from './ChartFrame.module.css';

interface FrameToolsProps {
  title: string;
  asTable: boolean;
  onTable?: (on: boolean) => void;
  onExport?: (kind: PictureKind) => void;
}

const kinds: readonly PictureKind[] = ['png', 'svg'];

/** 图框右上角的工具：以表格显示、导出图片。 */
export function FrameTools({ title, asTable, onTable, onExport }: FrameToolsProps) {
  return (
    <span className={styles.tools} data-print="hide">
      {onTable && (
        <button
          type="button"
          role="switch"
          className={styles.button}
          aria-checked={asTable}
          aria-label={`以表格显示：${title}`}
          title="以表格显示"
          onClick={() => onTable(!asTable)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1.5 2.5h13v11h-13zM1.5 6.2h13M1.5 9.8h13M6 2.5v11" />
          </svg>
          <span className={styles.word}>表格</span>
        </button>
      )}
      {onExport &&
        kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.button}
            aria-label={`导出 ${kind.toUpperCase()}：${title}`}
            title={`导出 ${kind.toUpperCase()} 图片`}
            onClick={() => onExport(kind)}
          >
            {kind.toUpperCase()}
          </button>
        ))}
    </span>
  );
}
