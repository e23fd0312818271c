import { chinaDay, chinaTime } from '@tqc/domain/shared';
import type { Pool } from 'pg';

/** The day a demonstration plays first. */
export const DEMO_DAY = '2024-06-18';

/** Hours of China between which somebody who starts it is at work. */
const [OPENS, CLOSES] = ['08:30:00', '17:00:00'];
const MORNING = 'T10:00:00+08:00';
const DAY = 86_400_000;

/** Milliseconds a demonstration that is filled now runs behind: its day begins at ten. */
export function shiftToPlay(now = Date.now()): number {
  return now - Date.parse(DEMO_DAY + MORNING);
}

/**
 * Milliseconds a demonstration that is started again runs behind: as many as before within office
 * hours, otherwise as many as lead to ten o'clock of the next working day. Never more than before,
 * so that nothing comes to lie in the future.
 */
export function shiftToWork(shift: number, now: number, closed: ReadonlySet<string>): number {
  const played = new Date(now - shift);
  const time = chinaTime(played);
  const today = chinaDay(played);
  if (!closed.has(today) && time >= OPENS && time < CLOSES) return shift;
  let morning = Date.parse(today + MORNING);
  while (morning < now - shift || closed.has(chinaDay(new Date(morning)))) morning += DAY;
  return now - morning;
}

/** How far the clock of this installation runs behind; nothing without a demonstration. */
export async function playedShift(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ shift: string | null }>(
    "select value ->> 'shift' as shift from installation where key = 'demo'",
  );
  return Number(rows[0]?.shift ?? 0);
}

/**
 * Lets a demonstration start at work. Only where no other process serves it: two must never have
 * two clocks.
 */
export async function startAtWork(pool: Pool): Promise<void> {
  const shift = await playedShift(pool);
  if (shift === 0) return;
  await pool.query(
    `update installation set value = value || jsonb_build_object('shift', $1::bigint) where key = 'demo'
       and (select count(*) from process_slot where until > now() and connections > 0) <= 1`,
    [shiftToWork(shift, Date.now(), await closedDays(pool))],
  );
}

/**
 * Days without work. A demonstration that was left running into a year without a calendar starts
 * all the same.
 */
export async function closedDays(pool: Pick<Pool, 'query'>): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ day: string }>(
    'select day::text as day from work_day where not works',
  );
  return new Set(rows.map(({ day }) => day));
}
