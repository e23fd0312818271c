import { localeSet } from '@tqc/contract/register';
import { onOff, recognitionStatus } from '@tqc/domain/dictionaries';
import { dayAfter } from '@tqc/domain/shared';
import { applicantsOf, type Counter } from './applicants';
import { Clerk } from './clerk';
import { decide, luckOf, receive, type Memory } from './desk';
import { registrationIn } from './registration/playRegistration';
import { sumsOf, type Sum } from './sums';
import type { Season, World } from './world';

/** How a season ended. */
export interface Outcome {
  readonly handedIn: number;
  readonly refused: readonly string[];
  /** How many cases stand in each state. */
  readonly states: Readonly<Record<string, number>>;
  /** Cases that nobody will go on with. */
  readonly open: number;
  /** Of registration: how many declared, and how many records stand in each state. */
  readonly declared: number;
  readonly concluded: Readonly<Record<string, number>>;
  readonly sums: readonly Sum[];
}

/** Days at the end on which nothing new comes in: what was asked for still has its time. */
const LAST_DAYS = 10;
/** Of a hundred who are asked for materials, so many never bring them. */
const NEVER = 3;
const FILED = recognitionStatus.code('filed');
const END: readonly number[] = (['refused', 'recognised', 'failed'] as const).map((name) =>
  recognitionStatus.code(name),
);

/** Plays a season day by day: applicants hand in, points receive, owners decide and number. */
export async function playSeason(world: World, season: Season): Promise<Outcome> {
  const applicants = await applicantsOf(world, season.seed);
  const memory: Memory = { asked: new Map(), returned: new Set(), hopeless: new Map() };
  const refused: string[] = [];
  const filing = Math.max(1, season.days - LAST_DAYS);
  const registration = season.registering && (await registrationIn(world, season));
  let left = season.applications;
  let today = season.first;
  for (let day = 0; day < season.days; day += 1) {
    today = dayAfter(season.first, day);
    await world.moveTo(new Date(`${today}T09:00:00+08:00`));
    await registration?.day(today);
    if (season.applications === 0) continue;
    const [points, owners] = await Promise.all([
      staff(world, season.points),
      staff(world, season.owners),
    ]);
    const share = day < filing ? Math.ceil(left / (filing - day)) : 0;
    const counters = share > 0 ? await countersOf(owners) : [];
    refused.push(...(await applicants.file(share, counters, today)));
    left -= share;
    await applicants.complete(whoCompletes(memory, today));
    // Whoever recognises receives where nobody sits at the point.
    const atPoints = await Promise.all(points.map((clerk) => clerk.cases(FILED)));
    const staffed = new Set(atPoints.flat().map(({ pointName }) => pointName));
    await Promise.all([
      ...points.map((clerk) => receive(clerk, memory, today)),
      ...owners.map((clerk) => receive(clerk, memory, today, staffed)),
    ]);
    await Promise.all(owners.map((clerk) => decide(clerk, memory, today, world.settle)));
    world.tell(`${today}：收下 ${applicants.handedIn().length} 份，补正 ${memory.asked.size} 份`);
  }
  await world.settle();
  const registered = await registration?.outcome();
  const everybody = await staff(world, [...season.points, ...season.owners, ...season.others]);
  const sums: Sum[] = [];
  for (const clerk of everybody) sums.push(...(await sumsOf(world, clerk)));
  const found = await world.query<{ status: number; n: number }>(
    'select status, count(*)::int as n from registration where channel_no like $1 group by status order by status',
    [`SEASON-${season.seed}-%`],
  );
  return {
    handedIn: applicants.handedIn().length,
    refused: [...refused, ...(registered?.refused ?? [])],
    states: Object.fromEntries(found.map(({ status, n }) => [recognitionStatus.label(status), n])),
    open:
      found.reduce((sum, { status, n }) => sum + (END.includes(status) ? 0 : n), 0) +
      (registered?.open ?? 0),
    declared: registered?.declared ?? 0,
    concluded: registered?.states ?? {},
    sums: [...sums, ...(registered?.sums ?? [])],
  };
}

function staff(world: World, accounts: readonly string[]): Promise<Clerk[]> {
  return Promise.all(
    accounts.map(async (account) => new Clerk(account, await world.signIn(account), world)),
  );
}

/** Where applicants can go today: the arrangements of all who recognise. */
async function countersOf(owners: readonly Clerk[]): Promise<Counter[]> {
  const found: Counter[] = [];
  for (const clerk of owners) {
    const { record } = await clerk.call(localeSet.list, {
      status: onOff.code('on'),
      pageSize: 100,
    });
    for (const { lsId, pointName, ctIds } of record)
      if (!found.some((one) => one.lsId === lsId))
        found.push({ lsId, pointName, ctIds: ctIds.map(Number), prov: '32' });
  }
  if (found.length === 0) throw new Error('没有启用的确认点安排，请先在“确认点工作安排”中设置');
  return found;
}

/** Who was asked two days ago or more brings it, but for a few. */
const whoCompletes = ({ asked }: Memory, today: string): string[] =>
  [...asked]
    .filter(([regId, day]) => day <= dayAfter(today, -2) && luckOf({ regId }) >= 3 + NEVER)
    .map(([regId]) => regId);
