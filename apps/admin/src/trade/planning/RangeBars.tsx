import type { around } from '@tqc/contract/planning';
import type { z } from 'zod';
import styles from './PlanParts.module.css';

type Bound = z.output<(typeof around)['bounds']>[number];
/** A range of one's own under the item of the plan above that it belongs to. */
export interface OwnRange {
  readonly item: string;
  readonly name: string;
  readonly begin: string;
  readonly end: string;
}

interface RangeBarsProps {
  readonly bounds: readonly Bound[];
  readonly own: readonly OwnRange[];
}

/** The ranges of a plan under those of the plan above: what sticks out is seen and said. */
export function RangeBars({ bounds, own }: RangeBarsProps) {
  const moments = [...bounds, ...own].flatMap(({ begin, end }) => [timeOf(begin), endOf(end)]);
  const first = Math.min(...moments);
  const whole = Math.max(...moments) - first || 1;
  const placed = ({ begin, end }: { readonly begin: string; readonly end: string }) => ({
    left: `${((timeOf(begin) - first) / whole) * 100}%`,
    width: `${Math.max(0.5, ((endOf(end) - timeOf(begin)) / whole) * 100)}%`,
  });
  return (
    <section className={styles.part} aria-label="与上级计划对比">
      <h3 className={styles.title}>与上级计划对比</h3>
      <div className={styles.bars}>
        {bounds.flatMap((bound) =>
          own
            .filter(({ item }) => item === bound.item)
            .map((range) => {
              const out =
                timeOf(range.begin) < timeOf(bound.begin) || endOf(range.end) > endOf(bound.end);
              return [
                <span key={`${range.name}/name`}>{range.name}</span>,
                <div key={`${range.name}/bars`} className={styles.track} aria-hidden="true">
                  <span className={styles.bar} data-side="above" style={placed(bound)} />
                  <span
                    className={styles.bar}
                    data-side="own"
                    data-out={out}
                    style={placed(range)}
                  />
                </div>,
                <p key={`${range.name}/said`} className={styles.said}>
                  {range.begin} 至 {range.end}；{bound.name}：{bound.begin} 至 {bound.end}
                  {out ? '；超出上级计划' : ''}
                </p>,
              ];
            }),
        )}
      </div>
    </section>
  );
}

const timeOf = (moment: string) =>
  Date.parse(`${moment.replace(' ', 'T')}Z`.replace(/^(.{10})Z$/, '$1T00:00Z'));
/** A day lasts until it is over. */
const endOf = (moment: string) => timeOf(moment.length > 10 ? moment : `${moment} 24:00`);
