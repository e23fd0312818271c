import { enrollmentHistory } from '@tqc/contract/cert';
import { enrollment, enrollmentData, enrollTabs } from '@tqc/contract/enroll';
import { finalJudgement, firstReview, recheck, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { RENEWAL_DAYS } from '@tqc/domain/enroll';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import type { Clerk } from '../clerk';
import { figuresOf, placeOfClerk, within, type Place, type Sum } from '../sums';
import type { World } from '../world';

const POINT = 1;
const CITY = 3;
const CENTRE = 5;
const record = recordStatusEnroll.code;
const NOT_DELETED = `record_status <> ${record('deleted')}`;
const is = (wanted: number) => (status: number) => status === wanted;
const from = (first: number) => (status: number) => status >= first;
const NOBODY = '$1 <> $1';

/** The states that the figures of the wall add up. */
const OF_WALL: Readonly<Record<string, (status: number) => boolean>> = {
  enrollFiled: () => true,
  enrollUnreviewed: is(firstReview.code('pending')),
  enrollReviewed: from(recheck.code('pending')),
  enrollRechecked: from(finalJudgement.code('pending')),
  enrollDone: is(finalJudgement.code('qualified')),
  enrollPostponed: is(finalJudgement.code('deferred')),
  enrollFailed: is(finalJudgement.code('unqualified')),
  enrollNone: is(finalJudgement.code('noQualification')),
  enrollBeyond: is(finalJudgement.code('notInScope')),
};
const PANELS = ['enroll.kpi', 'enroll.funnel', 'enroll.conclusions'] as const;

/** Every sum of registration that one person sees, beside what the rows say. */
export async function registrationSums(world: World, clerk: Clerk): Promise<readonly Sum[]> {
  const place = await placeOfClerk(world, clerk);
  return [
    ...(await work(world, clerk, place)),
    ...(await dues(world, clerk, place)),
    ...(place.org_type === POINT ? [] : await lists(world, clerk, place)),
    // A wall is opened by cities and above.
    ...(place.org_type < CITY ? [] : await wall(world, clerk, place)),
  ];
}

async function count(world: World, from: string, value: string): Promise<number> {
  const [row] = await world.query<{ n: number }>(`select count(*)::int as n from ${from}`, [value]);
  return row?.n ?? 0;
}

/** What the tabs and the workbench count: one call answers both. */
async function work(world: World, clerk: Clerk, { org_id, org_type }: Place): Promise<Sum[]> {
  const shown = await clerk.call(enrollment.figures, {});
  const of = (where: string) =>
    count(world, `enrollment where ${NOT_DELETED} and (${where})`, org_id);
  const mine = org_type >= CENTRE ? NOBODY : 'org_id = $1 or point_id = $1';
  const sum = (what: string, one: number | undefined, counted: number): Sum => ({
    who: clerk.account,
    where: '注册页签和工作台',
    what,
    shown: one,
    counted,
  });
  const sums: Sum[] = [];
  for (const tab of enrollTabs)
    sums.push(
      sum(
        `初核 ${tab}`,
        shown.first.find((one) => one.tab === tab)?.n,
        await of(`(${mine}) and ${tabOf(tab)}`),
      ),
    );
  return [
    ...sums,
    sum(
      '待复核',
      shown.recheck,
      await of(`recheck_id = $1 and recheck = ${recheck.code('pending')}`),
    ),
    sum(
      '待终审',
      shown.final,
      await of(`final_id = $1 and final_judgement = ${finalJudgement.code('pending')}`),
    ),
  ];
}

function tabOf(tab: (typeof enrollTabs)[number]): string {
  if (tab === 'declared') return 'first_review is null';
  const pending = `first_review = ${firstReview.code('pending')}`;
  if (tab === 'pending') return `${pending} and not returned`;
  if (tab === 'returned') return `${pending} and returned`;
  return `first_review = ${firstReview.code(tab)}`;
}

/** Who has to renew and has not applied: on the workbench, and in the list behind it. */
async function dues(world: World, clerk: Clerk, place: Place): Promise<Sum[]> {
  const [where, value] = within(place, false);
  const { due, overdue } = await clerk.call(enrollment.figures, {});
  const today = chinaDay(clerk.now());
  const of = (days: string) =>
    count(world, `enrollment_due where not applying and (${where}) and ${days}`, value);
  const [soon, over] = await Promise.all([
    of(`valid_until between '${today}' and '${dayAfter(today, RENEWAL_DAYS)}'`),
    of(`valid_until < '${today}'`),
  ]);
  const sum = (where_: string, what: string, shown: number, counted: number): Sum => ({
    who: clerk.account,
    where: where_,
    what,
    shown,
    counted,
  });
  const figures = [
    sum('工作台', '60天内到期', due, soon),
    sum('工作台', '逾期未申请', overdue, over),
  ];
  if (place.org_type === POINT) return figures;
  const asked = { pageSize: 6, exactTotal: true } as const;
  const [expiring, late] = await Promise.all([
    clerk.call(enrollmentHistory.list, { ...asked, expiring: true }),
    clerk.call(enrollmentHistory.list, { ...asked, overdue: true }),
  ]);
  return [
    ...figures,
    sum('注册历史', '60天内到期', expiring.total, soon),
    sum('注册历史', '逾期未申请', late.total, over),
  ];
}

/** The list of kept records, one question a final conclusion. */
async function lists(world: World, clerk: Clerk, place: Place): Promise<Sum[]> {
  const [where, value] = within(place, false);
  const sums: Sum[] = [];
  for (const { value: state, label } of finalJudgement.options) {
    const asked = { finalJudgement: Number(state), pageSize: 6, exactTotal: true } as const;
    const { total } = await clerk.call(enrollmentData.queryAllEnrollLevelOrg, asked);
    sums.push({
      who: clerk.account,
      where: '注册数据查看',
      what: label,
      shown: total,
      counted: await count(
        world,
        `enrollment where (${where}) and final_judgement = ${Number(state)}`,
        value,
      ),
    });
  }
  return sums;
}

async function wall(world: World, clerk: Clerk, place: Place): Promise<Sum[]> {
  const [where, value] = within(place, false);
  const rows = await world.query<{ status: number; n: number }>(
    `select status, count(*)::int as n from enrollment where record_status in (${record('normal')}, ${record('restricted')}) and (${where}) group by status`,
    [value],
  );
  return (await figuresOf(world, clerk, 'enroll', PANELS)).flatMap(({ id, ...figure }): Sum[] => {
    const adds = OF_WALL[id];
    if (!adds) return [];
    const counted = rows.reduce((sum, { status, n }) => sum + (adds(status) ? n : 0), 0);
    return [{ ...figure, who: clerk.account, where: '注册大屏', counted }];
  });
}
