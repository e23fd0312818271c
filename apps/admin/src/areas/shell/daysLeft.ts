import { daysBetween } from '@tqc/domain/shared';

interface Dates {
  readonly filingBegin: string | null;
  readonly filingEnd: string | null;
  readonly confirmBegin: string | null;
  readonly confirmEnd: string | null;
}

/** A moment may be told to the minute: of it the day counts. */
const until = (moment: string, today: string) => daysBetween(today, moment.slice(0, 10));

/** What begins or ends next in a plan, and in how many days; nothing of one without a time slot. */
export function daysLeft(
  { filingBegin, filingEnd, confirmBegin, confirmEnd }: Dates,
  today: string,
): string {
  if (!filingBegin || !filingEnd || !confirmBegin || !confirmEnd) return '';
  return (
    next('网报', until(filingBegin, today), until(filingEnd, today)) ??
    next('确认', until(confirmBegin, today), until(confirmEnd, today)) ??
    '确认已截止'
  );
}

function next(what: string, begins: number, ends: number): string | undefined {
  if (ends < 0) return undefined;
  if (begins > 0) return `${what}还有 ${begins} 天开始`;
  return ends === 0 ? `${what}今天截止` : `${what}还剩 ${ends} 天`;
}
