import { useEffect, useState } from 'react';
import { LinkButton } from '../foundation';
import { percentOf } from '../JobCard/progress';
import type { JobState } from '../JobCard';
import styles from './MessageBell.module.css';

/** 一项自己的文件任务。 */
export interface BellTask {
  readonly id: string;
  readonly title: string;
  readonly state: JobState;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
}

/** 铃里的文件任务从哪里来，去哪里看全部。 */
export interface BellTaskSource {
  /** 正在进行的和刚结束的，新的在前。 */
  load: () => Promise<readonly BellTask[]>;
  onGo: () => void;
}

/** 打开着时多久再看一次，毫秒。 */
const LOOKS = 2000;

const words: Record<JobState, string> = {
  waiting: '等待中',
  running: '进行中',
  done: '已完成',
  failed: '失败',
  cancelled: '已取消',
  expired: '已过期',
};

/** 自己的文件任务和进度，排在消息上方；没有任务时不占地方。 */
export function BellTasks({ load, onGo }: BellTaskSource) {
  const [tasks, setTasks] = useState<readonly BellTask[]>([]);
  const isWorking = tasks.some(({ state }) => state === 'waiting' || state === 'running');
  useEffect(() => {
    let late = false;
    // An answer that fails leaves what was shown; the page of the tasks says why.
    const look = () =>
      void load().then(
        (now) => late || setTasks(now),
        () => undefined,
      );
    look();
    const looking = isWorking ? setInterval(look, LOOKS) : undefined;
    return () => {
      late = true;
      clearInterval(looking);
    };
  }, [load, isWorking]);
  if (tasks.length === 0) return null;
  return (
    <section className={styles.tasks} aria-label="文件任务">
      <ul>
        {tasks.map(({ id, title, state, ...progress }) => (
          <li key={id}>
            <button type="button" className={styles.task} onClick={onGo}>
              <span className={styles.title}>{title}</span>
              <span className={styles.facts} data-bad={state === 'failed' || undefined}>
                {state === 'running' ? `${words.running} ${percentOf(progress)}%` : words[state]}
              </span>
            </button>
            {state === 'running' && (
              <div
                className={styles.bar}
                role="progressbar"
                aria-label={`${title}进度`}
                aria-valuenow={percentOf(progress)}
                aria-valuemin={0}
                aria-valuemax={100}
              >
                <span style={{ width: `${percentOf(progress)}%` }} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <LinkButton onClick={onGo}>全部文件任务</LinkButton>
    </section>
  );
}
