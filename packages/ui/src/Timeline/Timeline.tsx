import type { ReactNode } from 'react';
import { StatusTag } from '../StatusTag';
import type { Tone } from '../tokens';
import styles from './Timeline.module.css';

/** 一个环节：谁在什么时候做了什么。 */
export interface TimelineItem {
  key: string;
  title: string;
  /** 结果的颜色，没有结果时省略。 */
  tone?: Tone;
  /** 结果的文字，如「已通过」；只是发生过、谈不上结果的省略。 */
  label?: string;
  /** 显示用的时间，未发生时省略。 */
  time?: string;
  actor?: string;
  content?: ReactNode;
}

/** 办理经过，按给出的顺序由上到下。 */
export function Timeline({
  items,
  ariaLabel = '办理经过',
}: {
  items: readonly TimelineItem[];
  ariaLabel?: string;
}) {
  return (
    <ol className={styles.list} aria-label={ariaLabel}>
      {items.map(({ key, title, tone = 'pending', label, time, actor, content }) => (
        <li key={key} className={styles.item} data-tone={tone}>
          <div className={styles.head}>
            <span className={styles.title}>{title}</span>
            {label && <StatusTag tone={tone} label={label} />}
          </div>
          {(time || actor) && (
            <div className={styles.meta}>
              {time && <time>{time}</time>}
              {actor && <span>{actor}</span>}
            </div>
          )}
          {content && <div className={styles.content}>{content}</div>}
        </li>
      ))}
    </ol>
  );
}
