import { DeadlineChip } from '@tqc/ui/DeadlineChip';
import type { Application } from './application';

/** The day until which the next step is due by law, or since when its term stands still. */
export function DueChip({ application }: { readonly application: Application }) {
  const { acceptedOn, daysLeft, dueOn, pausedDays, pausedOn } = application;
  if (pausedOn !== null)
    return (
      <DeadlineChip
        workdays={0}
        paused="等待补正"
        basis={
          acceptedOn === null
            ? `自${pausedOn}起停表，补齐后重新计算`
            : `自${pausedOn}起停表，停的工作日顺延`
        }
      />
    );
  if (daysLeft === null) return null;
  const stood = pausedDays > 0 ? `，补正停表${pausedDays}个工作日已顺延` : '';
  return (
    <DeadlineChip
      workdays={daysLeft}
      {...(dueOn === null ? {} : { due: dueOn })}
      basis={
        acceptedOn === null
          ? '自网报（或确认点开始确认）之日起按工作日计算，到期前应核验'
          : `自确认之日起按工作日计算，到期前应作出认定结论${stood}`
      }
    />
  );
}
