import type { Scene } from '@tqc/domain/wall';
import { useState } from 'react';
import { ageOf, ageText, dayText, timeText, type Age } from '../feed/ageOf';
import type { FeedState } from '../feed/wallFeed';
import { tellNext, type Told } from './tellNext';
import styles from './WallHeader.module.css';

interface WallHeaderProps {
  readonly state: FeedState;
  readonly scenes: readonly Scene[];
  readonly current: number;
  /** Somebody at the screen chose a scene. */
  readonly onScene: (at: number) => void;
  readonly now: number;
  readonly paused: boolean;
  /** The place of the display itself, when it looks at one below. */
  readonly home: string | undefined;
  readonly onHome: () => void;
  /** The batch that is looked at; empty for all. */
  readonly batch: string;
  readonly onBatch: (batch: string) => void;
}

const WORDS: Readonly<Record<Age, string>> = {
  live: '实时',
  late: '数据延迟',
  old: '数据陈旧',
  dead: '数据中断',
};

/** Title, place, clock and, always, how old the figures are. */
export function WallHeader({
  state: latest,
  scenes,
  current,
  onScene,
  now,
  paused,
  home,
  onHome,
  batch,
  onBatch,
}: WallHeaderProps) {
  const state = useAtTick(latest, now);
  const graded = state.freshAt === 0 ? 'late' : ageOf(now - state.freshAt);
  const age = state.link === 'cut' && graded === 'live' ? 'late' : graded;
  const connected = state.link === 'live' || state.link === 'polling';
  const swapped = Math.floor(now / 3_600_000) % 2 === 1;
  return (
    <header className={styles.header} data-swapped={swapped} data-age={age}>
      <div className={styles.side}>
        <time className={styles.clock}>{timeText(now)}</time>
        <span className={styles.day}>{dayText(now)}</span>
      </div>
      <div className={styles.middle}>
        <h1>
          {state.scope === undefined || state.scope.level === 5
            ? '全国教师资格管理监测平台'
            : '教师资格管理监测平台'}
        </h1>
        <p className={styles.place}>
          {home !== undefined && <button type="button" onClick={onHome}>{`${home} ›`}</button>}
          <span>{state.scope?.name ?? ''}</span>
          {state.scope !== undefined && state.scope.batches.length > 0 && (
            <select
              className={styles.batch}
              aria-label="批次"
              value={batch}
              onChange={({ target }) => onBatch(target.value)}
            >
              <option value="">全部批次</option>
              {state.scope.batches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <span className={styles.scenes} role="group" aria-label="画面">
            {scenes.map(({ id, title }, at) => (
              <button
                key={id}
                type="button"
                aria-current={at === current ? 'true' : undefined}
                onClick={() => onScene(at)}
              >
                {title}
              </button>
            ))}
          </span>
        </p>
      </div>
      <div className={styles.side} role="status">
        <span className={styles.age} data-age={age}>
          <i aria-hidden="true" />
          {lineWord(state, age)}
        </span>
        <span
          className={styles.day}
        >{`${ageText(state.freshAt, now, connected)}${paused ? ' · 轮播已暂停' : ''}`}</span>
      </div>
    </header>
  );
}

/** The state the header tells of. */
function useAtTick(state: FeedState, tick: number): FeedState {
  const [kept, keep] = useState<Told>({ state, tick });
  const next = tellNext(kept, state, tick);
  if (next !== kept) keep(next);
  return next.state;
}

/** One word for the line: how fresh the figures are, or what is being done about it. */
function lineWord({ freshAt, link }: FeedState, age: Age): string {
  if (freshAt === 0) return link === 'cut' ? '正在重连' : '正在取数';
  if (link === 'cut' && age === 'late') return '正在重连';
  return link === 'polling' && age === 'live' ? '定时刷新' : WORDS[age];
}
