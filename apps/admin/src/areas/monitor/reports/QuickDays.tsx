import { usualDays } from '@tqc/domain/reports';
import { LinkButton } from '@tqc/ui/foundation';
import { todayText } from '../../../kit/record/momentText';
import { transport } from '../../../kit/session/session';
import styles from './reports.module.css';

interface QuickDaysProps {
  /** What the days of the report are called. */
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChoose: (days: readonly [string, string]) => void;
}

/** The days that are asked for most, one click each: nobody counts them out in a calendar. */
export function QuickDays({ label, from, to, onChoose }: QuickDaysProps) {
  return (
    <div role="group" aria-label={`常用${label}`} className={styles.quick}>
      <span>{label}：</span>
      {usualDays(todayText(transport.now())).map((days) => (
        <LinkButton
          key={days.label}
          aria-pressed={days.from === from && days.to === to}
          title={`${days.from}至${days.to}`}
          onClick={() => onChoose([days.from, days.to])}
        >
          {days.label}
        </LinkButton>
      ))}
    </div>
  );
}
