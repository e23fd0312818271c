import { enrollCertBatch, localeSet, provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import { dayAfter } from '@tqc/domain/shared';
import type { Clerk } from '../clerk';

/** Days after the last declaration on which the first review goes on. */
const AFTER_FILING = 5;
/** What the later stages take. */
const LATER = 7;
const NOTICE = 7;
/** With fewer days no notice fits in between. */
export const FEWEST_DAYS = AFTER_FILING + LATER + 2;

/** The days of a played season of registration. */
export interface Calendar {
  readonly first: string;
  readonly filingEnd: string;
  readonly reviewEnd: string;
  readonly last: string;
}

/** Declaring first, then the notice of a week within the first review, then both later stages. */
export function calendarOf(first: string, days: number): Calendar {
  if (days < FEWEST_DAYS)
    throw new Error(`定期注册的一季至少要${FEWEST_DAYS}天：网报之后有七天公示，公示期满才能复核`);
  const filing = days - AFTER_FILING - LATER;
  return {
    first,
    filingEnd: dayAfter(first, filing - 1),
    reviewEnd: dayAfter(first, filing - 1 + AFTER_FILING),
    last: dayAfter(first, days - 1),
  };
}

/** A plan of a county in which teachers declare. */
export interface Ground {
  readonly clerk: Clerk;
  readonly obId: string;
  readonly pbId: string;
  readonly obtId: string;
  readonly pointIds: readonly string[];
}
/** All that is planned for one season. */
export interface Plans {
  readonly cbId: string;
  readonly pbId: string;
  readonly grounds: readonly Ground[];
}

interface Planners {
  readonly centre: Clerk;
  readonly province: Clerk;
  readonly city: Clerk;
  readonly counties: readonly Clerk[];
}

/** Batch, province plan, the counties' plans and their points, each made and passed by its own. */
export async function planSeason(
  { centre, province, city, counties }: Planners,
  days: Calendar,
  seed: number,
): Promise<Plans> {
  const { first, filingEnd, reviewEnd, last } = days;
  const recheckBegin = dayAfter(reviewEnd, 1);
  const { id: cbId } = await centre.call(enrollCertBatch.create, {
    cbName: `模拟注册批次${seed}`,
    year: Number(first.slice(0, 4)),
    registrationType: 3,
    filingBegin: first,
    filingEnd,
    firstReviewEnd: reviewEnd,
    recheckEnd: last,
    finalEnd: last,
  });
  const { id: pbId } = await province.call(provinceBatch.create, {
    cbId,
    planName: `模拟注册省级计划${seed}`,
    scopes: [1, 2],
    filing: [{ begin: `${first} 00:00`, end: `${filingEnd} 23:59` }],
    firstReviewBegin: first,
    firstReviewEnd: reviewEnd,
    recheckBegin,
    recheckEnd: last,
    finalBegin: recheckBegin,
    finalEnd: last,
    noticeDays: NOTICE,
    recheckLevel: 3,
    finalLevel: 4,
    contact: '演示联系人',
    contactPhone: '025-88880000',
  });
  await province.call(provinceBatch.update, { pbId, action: 'report' }, 1);
  await centre.call(provinceBatch.update, { pbId, action: 'pass' }, 2);
  const grounds: Ground[] = [];
  for (const clerk of counties) grounds.push(await groundOf({ clerk, city }, pbId, days));
  return { cbId, pbId, grounds };
}

async function groundOf(
  { clerk, city }: { readonly clerk: Clerk; readonly city: Clerk },
  pbId: string,
  { first, filingEnd, reviewEnd }: Calendar,
): Promise<Ground> {
  const { id: obId } = await clerk.call(setSelfOrgPlan.create, {
    pbId,
    planName: '模拟注册计划',
    times: [
      {
        validBeginDateStr: `${first} 00:00`,
        validEndDateStr: `${filingEnd} 23:59`,
        confirmBegin: first,
        confirmEnd: reviewEnd,
      },
    ],
    firstReviewBegin: first,
    firstReviewEnd: reviewEnd,
    noticeBegin: dayAfter(reviewEnd, 1 - NOTICE),
    noticeEnd: reviewEnd,
    expected: 1000,
  });
  await clerk.call(setSelfOrgPlan.editOrgBatchEnroll, { obId, action: 'report' }, 1);
  await city.call(setSelfOrgPlan.editOrgBatchEnroll, { obId, action: 'pass' }, 2);
  const { times } = await clerk.call(setSelfOrgPlan.get, { obId });
  const obtId = times[0]?.obtId ?? '';
  const { record: points } = await clerk.call(localeSet.getLocaleDatas, { obtId });
  for (const { pointId } of points)
    await clerk.call(localeSet.create, {
      obtId,
      pointId,
      confirmWay: 1,
      beginDate: first,
      endDate: reviewEnd,
      amHours: '08:30-11:30',
      pmHours: '14:00-17:00',
      dayCapacity: 500,
      confirmRange: '本区公办中小学和幼儿园',
      grades: [1, 2, 3],
    });
  return { clerk, obId, pbId, obtId, pointIds: points.map(({ pointId }) => pointId) };
}

/** What is settled is ended: the counties ask, the city agrees, the centre closes what is left. */
export async function endSeason(
  { centre, city }: Pick<Planners, 'centre' | 'city'>,
  { cbId, pbId, grounds }: Plans,
): Promise<void> {
  for (const { clerk, obId } of grounds) {
    const versionOf = async () => (await clerk.call(setSelfOrgPlan.get, { obId })).version;
    await clerk.call(provinceBatch.applyOrgEnrollEndEdit, { pbId, obId }, await versionOf());
    const answer = { pbId, obId, action: 'endPlan' } as const;
    await city.call(provinceBatch.applyEnrollFinshEdit, answer, await versionOf());
  }
  const { version } = await centre.call(provinceBatch.get, { pbId });
  await centre.call(provinceBatch.applyEnrollFinshEdit, { pbId, action: 'endPlan' }, version);
  const batch = await centre.call(enrollCertBatch.get, { cbId });
  await centre.call(enrollCertBatch.endCertBatch, { cbId, type: 'end' }, batch.version);
}
