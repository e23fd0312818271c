import type { ReactNode } from 'react';
import { Icon, type IconName } from '../foundation';
import type { Tone } from '../tokens';
import styles from './ResultPage.module.css';

/** 结果的种类：办成、部分办成、没办成、等待处理。 */
export type ResultKind = 'done' | 'partly' | 'failed' | 'waiting';

interface ResultPageProps {
  kind: ResultKind;
  title: string;
  /** 结果之后会怎样，由谁处理。 */
  note?: ReactNode;
  /** 要记下来的几项，例如受理编号。 */
  facts?: readonly { label: string; value: ReactNode }[];
  /** 下一步的按钮。 */
  actions?: ReactNode;
}

const looks: Record<ResultKind, { tone: Tone; icon: IconName }> = {
  done: { tone: 'good', icon: 'check' },
  partly: { tone: 'held', icon: 'warning' },
  failed: { tone: 'bad', icon: 'close' },
  waiting: { tone: 'running', icon: 'clock' },
};

/** 办完一件事之后的页面：结果、要记下的编号和下一步。 */
export function ResultPage({ kind, title, note, facts = [], actions }: ResultPageProps) {
  const { tone, icon } = looks[kind];
  return (
    <section className={styles.result} aria-label="办理结果">
      <span className={styles.mark} data-tone={tone}>
        <Icon name={icon} size={32} />
      </span>
      <div role={kind === 'failed' ? 'alert' : 'status'}>
        <h2 className={styles.title}>{title}</h2>
      </div>
      {note && <div className={styles.note}>{note}</div>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
