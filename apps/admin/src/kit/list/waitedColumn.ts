import { chinaDay, daysBetween } from '@tqc/domain/shared';
import { todayText } from '../record/momentText';
import { transport } from '../session/session';

interface Asked {
  readonly appliedAt: string;
}

/** How many days something has waited since it was asked for, by the calendar of China. */
function daysWaited({ appliedAt }: Asked): string {
  const days = daysBetween(chinaDay(new Date(appliedAt)), todayText(transport.now()));
  // The clock of the server may be ahead by moments: nothing waits for less than no day.
  return String(Math.max(0, days));
}

/** The column of an inbox that says for how many days somebody has waited for the answer. */
export const waitedColumn = {
  key: 'waitedDays',
  title: '停留天数',
  width: 96,
  align: 'right',
  text: daysWaited,
  render: daysWaited,
} as const;
