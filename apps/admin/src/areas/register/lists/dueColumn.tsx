import type { registration } from '@tqc/contract/register';
import type { Row } from '@tqc/contract/kit';
import { DeadlineChip, deadlineLook, type Deadline } from '@tqc/ui/DeadlineChip';

type Due = Pick<Row<typeof registration.list>, 'daysLeft' | 'pausedOn'>;

/** What there is to say; nothing where no term runs. */
function dueOf({ daysLeft, pausedOn }: Due): Deadline | undefined {
  if (pausedOn !== null) return { workdays: 0, paused: '等待补正' };
  return daysLeft === null ? undefined : { workdays: daysLeft };
}

/** How many working days are left, or that the term stands still; nothing where none runs. */
export function DueOf({ row }: { readonly row: Due }) {
  const due = dueOf(row);
  return due ? <DeadlineChip {...due} /> : '—';
}

/** The same in words alone, for paper and for copied cells. */
function dueText(row: Due): string {
  const due = dueOf(row);
  return due ? deadlineLook(due).text : '';
}

/** The column of the lists of work that says what is due. */
export const dueColumn = {
  key: 'daysLeft',
  title: '剩余工作日',
  // Ten days late, with the sign in front.
  width: 192,
  sortable: true,
  text: dueText,
  render: (row: Due) => <DueOf row={row} />,
} as const;
