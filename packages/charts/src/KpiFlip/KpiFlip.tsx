import { Fragment, type CSSProperties } from 'react';
import { frameVariables } from '../ChartFrame';
import {
  formatNumber,
  known,
  useChartPalette,
  type ChartState,
  type ChartTheme,
  type Figure,
} from '../core';
import { FlipDigit } from './FlipDigit';
import { flipPlaces } from './flipDigits';
import styles from './KpiFlip.module.css';

interface KpiFlipProps {
  title: string;
  value: Figure;
  unit?: string;
  /** 数字下面的一行小字，如「较昨日 +312」。 */
  note?: string;
  state?: ChartState;
  theme?: ChartTheme;
  /** 数字的字号，像素，默认 32；大屏由面板按距离给。 */
  fontSize?: number;
}

/** 翻牌数字：数据变了才翻，翻的只是变了的那几位；换了指标或位数就直接换成新数。 */
export function KpiFlip({
  title,
  value,
  unit,
  note,
  state = 'ready',
  theme,
  fontSize = 32,
}: KpiFlipProps) {
  const palette = useChartPalette({ theme });
  const waiting = state === 'loading' && !known(value);
  const failed = state === 'error';
  const said = failed
    ? '没有取到'
    : waiting
      ? '加载中'
      : `${formatNumber(value)}${known(value) && unit ? ` ${unit}` : ''}`;
  // Another figure, or one of another length, stands there at once: turning only those digits it
  // shares with the one before would show a number that never was.
  const places = flipPlaces(value);
  const foot = state === 'stale' ? '数据延迟' : note;
  // One picture to a screen reader: one sentence, not digits, nor the old number turning away.
  const style = { ...frameVariables(palette), '--flip-size': `${fontSize}px` } as CSSProperties;
  return (
    <div
      className={styles.kpi}
      style={style}
      role="img"
      aria-label={[`${title} ${said}`, foot].filter(Boolean).join('，')}
      data-state={state}
    >
      <span className={styles.title}>{title}</span>
      <span className={styles.value} data-plain={!known(value) || failed || waiting}>
        {failed || waiting ? (
          <span className={styles.words}>{said}</span>
        ) : (
          <Fragment key={`${title}/${places.length}`}>
            {places.map(({ place, char, digit }) =>
              digit ? <FlipDigit key={place} char={char} /> : <span key={place}>{char}</span>,
            )}
          </Fragment>
        )}
        {known(value) && !failed && unit && <span className={styles.unit}>{unit}</span>}
      </span>
      {foot && <span className={styles.note}>{foot}</span>}
    </div>
  );
}
