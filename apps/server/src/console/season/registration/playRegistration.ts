import { finalJudgement, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { dayAfter } from '@tqc/domain/shared';
import { Clerk } from '../clerk';
import type { Sum } from '../sums';
import type { Season, World } from '../world';
import { calendarOf, endSeason, planSeason, type Plans } from './plans';
import {
  ENDED,
  hearObjections,
  judgeAll,
  recheckAll,
  removeTwins,
  review,
  type Remembered,
} from './reviews';
import { storyOf } from './stories';
import { registrationSums } from './sums';
import { teachersOf } from './teachers';

/** Days until somebody brings what they were asked for. */
const BRINGS_AFTER = 2;
const NOTICE_DAYS = 7;
const DELETED = '已删除';

/** How the season of registration ended. */
export interface Registered {
  readonly declared: number;
  readonly refused: readonly string[];
  readonly states: Readonly<Record<string, number>>;
  readonly open: number;
  readonly sums: readonly Sum[];
}

/** A season of registration, played day by day beside that of recognition. */
export async function registrationIn(world: World, { registering, first, days, seed }: Season) {
  if (!registering) return undefined;
  const calendar = calendarOf(first, days);
  const teachers = await teachersOf(world, seed);
  const memory: Remembered = { asked: new Map(), objected: new Set(), returned: new Set() };
  const holders = await world.holders(registering.registrations, first);
  if (holders.length < registering.registrations)
    throw new Error(
      `现在能申请注册的持证人只有${holders.length}名，请减少 --registrations 或换一个规模更大的演示`,
    );
  let plans: Plans | undefined;
  let declared = 0;
  const staff = async () => {
    const of = async (account: string) => new Clerk(account, await world.signIn(account), world);
    const [centre, province, city, counties, points] = await Promise.all([
      of(registering.centre),
      of(registering.province),
      of(registering.city),
      Promise.all(registering.counties.map(of)),
      Promise.all(registering.points.map(of)),
    ]);
    return { centre, province, city, counties, points };
  };

  return {
    /** What is done on one day: each level its own work, from the point upwards. */
    async day(today: string): Promise<void> {
      const people = await staff();
      plans ??= await planSeason(people, calendar, seed);
      // No session outlives a day: whoever planned comes anew.
      const grounds = plans.grounds.map((ground, at) => ({
        ...ground,
        clerk: people.counties[at] ?? ground.clerk,
      }));
      if (today <= calendar.filingEnd) {
        const left = holders.length - declared;
        const last = daysUntil(today, calendar.filingEnd);
        const share = Math.ceil(left / (last + 1));
        await teachers.declare(holders.slice(declared, declared + share), grounds);
        declared += share;
      }
      const brings = [...memory.asked].filter(
        ([enrId, day]) =>
          day === dayAfter(today, -BRINGS_AFTER) && storyOf(teachers.serialOf(enrId)).brings,
      );
      await teachers.complete(brings.map(([enrId]) => enrId));
      for (const ground of grounds) {
        for (const point of people.points) await review(point, ground, teachers, memory, today);
        await review(ground.clerk, ground, teachers, memory, today);
        const noticed = dayAfter(calendar.reviewEnd, -NOTICE_DAYS) < today;
        if (noticed && today <= calendar.reviewEnd)
          await hearObjections(ground.clerk, ground, teachers, memory);
        if (today === calendar.reviewEnd) await removeTwins(people.city, ground, teachers);
      }
      if (today > calendar.reviewEnd) {
        await recheckAll(people.city, grounds, teachers, memory);
        await judgeAll(people.province, grounds, teachers, memory);
      }
      if (today === calendar.last) await endSeason(people, { ...plans, grounds });
      world.tell(`${today}：定期注册收到申报 ${teachers.declared()} 份`);
    },
    async outcome(): Promise<Registered> {
      await world.settle();
      const people = await staff();
      const everybody = [
        ...people.points,
        ...people.counties,
        people.city,
        people.province,
        people.centre,
      ];
      const sums: Sum[] = [];
      for (const clerk of everybody) sums.push(...(await registrationSums(world, clerk)));
      const found = await world.query<{ status: number; gone: boolean; n: number }>(
        `select status, record_status = ${recordStatusEnroll.code('deleted')} as gone, count(*)::int as n from enrollment where channel_no like $1 group by 1, 2 order by 2, 1`,
        [`ENRSEASON-${seed}-%`],
      );
      return {
        declared: teachers.declared(),
        refused: teachers.refused(),
        states: Object.fromEntries(
          found.map(({ status, gone, n }) => [gone ? DELETED : finalJudgement.label(status), n]),
        ),
        open: found.reduce(
          (sum, { status, gone, n }) => sum + (gone || ENDED.includes(status) ? 0 : n),
          0,
        ),
        sums,
      };
    },
  };
}

const DAY = 86_400_000;
const daysUntil = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;
