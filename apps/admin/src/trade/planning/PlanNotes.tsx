import type { around } from '@tqc/contract/planning';
import { Timeline } from '@tqc/ui/Timeline';
import type { z } from 'zod';
import { momentText } from '../../kit/record/momentText';
import styles from './PlanParts.module.css';

type Said = z.output<(typeof around)['opinions']>;

/** Long texts of a plan under their titles; an empty one is left out. */
export function Longs({ texts }: { readonly texts: readonly (readonly [string, string])[] }) {
  return texts.map(
    ([title, text]) =>
      text !== '' && (
        <section key={title} className={styles.part}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.long}>{text}</p>
        </section>
      ),
  );
}

/** Every step that was taken with a plan, with what was said. */
export function Opinions({ opinions }: { readonly opinions: Said }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>历次意见</h3>
      {opinions.length === 0 ? (
        <p className={styles.said}>还没有上报和审批</p>
      ) : (
        <Timeline
          ariaLabel="历次意见"
          items={opinions.map(({ id, step, opinion, name, orgName, createdAt }) => ({
            key: id,
            title: step,
            time: momentText(createdAt),
            actor: `${orgName} ${name}`,
            ...(opinion ? { content: opinion } : {}),
          }))}
        />
      )}
    </section>
  );
}
