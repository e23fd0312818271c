import type { PanelRow } from '../feed/wallTypes';
import { valueText } from './chartRows';
import styles from './Ticker.module.css';

/** The line at the foot: the latest steps on one side, the keys on the other. */
export function Ticker({
  rows,
  name,
  dimmed,
}: {
  readonly rows: readonly PanelRow[];
  readonly name: string;
  /** At night: says how it becomes bright. */
  readonly dimmed: boolean;
}) {
  return (
    <footer className={styles.ticker}>
      <p role="group" aria-label="最新动态">
        {rows.slice(0, 4).map((row) => (
          <span key={String(row[0])}>
            {row
              .slice(1)
              .map(valueText)
              .filter((text) => text !== '–')
              .join(' ')}
          </span>
        ))}
      </p>
      <p>{`${dimmed ? '已调暗，按任意键变亮 · ' : ''}${name} · ← → 切换画面 · P 暂停轮播 · T 表格 · B 批次 · F 全屏`}</p>
    </footer>
  );
}
