import { wall } from '@tqc/contract/monitor';
import { registration } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { takeDisplay } from '../../trade/wall/takeDisplay';
import type { Clerk } from './clerk';
import type { World } from './world';

const DELETED = recordStatusRegister.code('deleted');

/** One sum as somebody sees it, and as the rows say. */
export interface Sum {
  readonly who: string;
  readonly where: string;
  readonly what: string;
  readonly shown: number | undefined;
  readonly counted: number;
}

/** Where somebody's organisation stands. */
export interface Place {
  org_id: string;
  org_type: number;
  prov: string;
  city: string;
  county: string;
  point: string;
}

/** Where the organisation of somebody stands. */
export async function placeOfClerk(world: World, clerk: Clerk): Promise<Place> {
  const [place] = await world.query<Place>(
    'select o.org_id::text, o.org_type, o.prov, o.city, o.county, o.point from admin a join org o using (org_id) where a.account = $1',
    [clerk.account],
  );
  if (!place) throw new Error(`no organisation of ${clerk.account}`);
  return place;
}

/** Every sum that one person sees on tabs, lists and wall, beside what the database counts. */
export async function sumsOf(world: World, clerk: Clerk): Promise<readonly Sum[]> {
  const place = await placeOfClerk(world, clerk);
  return [
    ...(await tabs(world, clerk, place)),
    ...(place.org_type < 5 ? await lists(world, clerk, place) : []),
    // A wall is opened by cities and above.
    ...(place.org_type > 2 ? await wallSums(world, clerk, place) : []),
  ];
}

/**
 * The rows of a place and, where `mine`, of its own organisation alone: a condition and its value.
 */
export function within(
  { org_id, org_type, ...codes }: Place,
  mine: boolean,
): readonly [string, string] {
  if (mine) return [org_type === 1 ? 'point_id = $1' : 'org_id = $1', org_id];
  if (org_type >= 5) return ['$1 <> $1 or true', ''];
  const column = { 1: 'point', 2: 'county', 3: 'city', 4: 'prov' }[org_type] ?? 'prov';
  return [`${column} = $1`, codes[column as keyof typeof codes]];
}

/** How many rows there are in each state, deleted ones left out. */
async function byStatus(world: World, place: Place, mine: boolean) {
  const [where, value] = within(place, mine);
  const rows = await world.query<{ status: number; n: number }>(
    `select status, count(*)::int as n from registration where record_status <> ${DELETED} and (${where}) group by status`,
    [value],
  );
  return (status: number) => rows.find((row) => row.status === status)?.n ?? 0;
}

const states = recognitionStatus.options.map(({ value }) => Number(value));

async function tabs(world: World, clerk: Clerk, place: Place): Promise<Sum[]> {
  const sums: Sum[] = [];
  for (const mine of place.org_type < 5 ? [false, true] : [false]) {
    const counted = await byStatus(world, place, mine);
    const { waiting } = await clerk.call(registration.figures, { mine });
    for (const status of states)
      sums.push({
        who: clerk.account,
        where: mine ? '页签（本机构）' : '页签',
        what: recognitionStatus.label(status),
        shown: waiting.find((one) => one.status === status)?.n ?? 0,
        counted: counted(status),
      });
  }
  return sums;
}

async function lists(world: World, clerk: Clerk, place: Place): Promise<Sum[]> {
  const counted = await byStatus(world, place, false);
  const sums: Sum[] = [];
  for (const status of states) {
    const { total } = await clerk.call(registration.list, {
      statuses: [status],
      undeleted: true,
      pageSize: 6,
      exactTotal: true,
    });
    sums.push({
      who: clerk.account,
      where: '列表',
      what: recognitionStatus.label(status),
      shown: total,
      counted: counted(status),
    });
  }
  return sums;
}

/** What the wall counts, by the states that its figures add up. */
const OF_WALL: Readonly<Record<string, readonly number[]>> = {
  filed: states,
  recognised: [recognitionStatus.code('recognised')],
  waiting: [recognitionStatus.code('confirmed')],
};

async function wallSums(world: World, clerk: Clerk, place: Place): Promise<Sum[]> {
  const counted = await byStatus(world, place, false);
  const figures = await figuresOf(world, clerk, 'register', ['register.kpi']);
  return figures.flatMap(({ id, ...figure }): Sum[] => {
    const added = OF_WALL[id];
    if (!added) return [];
    return [
      {
        ...figure,
        who: clerk.account,
        where: '大屏',
        counted: added.reduce((sum, status) => sum + counted(status), 0),
      },
    ];
  });
}

/** The figures of some panels as a wall that this person opens shows them. */
export async function figuresOf(
  world: World,
  clerk: Clerk,
  scene: 'register' | 'enroll',
  names: readonly string[],
): Promise<{ readonly id: string; readonly what: string; readonly shown: number | undefined }[]> {
  const { ticket } = await clerk.call(wall.ticket, { name: '核对', scene });
  const { display } = await takeDisplay(world.url, ticket);
  const { panels } = await display.send(wall.snapshot, { scene });
  return names.flatMap((name) =>
    (panels[name]?.rows ?? []).map(([id, label, shown]) => ({
      id: String(id),
      what: String(label),
      shown: typeof shown === 'number' ? shown : undefined,
    })),
  );
}
