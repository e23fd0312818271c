import { sql } from 'kysely';
import { asSystem } from '../../../kit/scope';
import { accepted, type Cases } from './caseFigures';
import { partsOf, type Asked, type Parts } from './parts';

interface Pushes {
  readonly area: string;
  readonly due: number;
  readonly success: number;
  readonly failed: number;
  readonly returned: number;
  readonly waiting: number;
  readonly took: number;
  readonly lastAt: string | null;
  readonly heardAccepted: number;
  readonly heardDone: number;
}

/** What each part of an area had to push and what its cases came to. */
export async function gbStatistics(call: Asked) {
  const parts = partsOf(call);
  const [pushes, cases] = [await pushesOf(call, parts), await accepted(call, parts)];
  const codes = [...new Set([...pushes.keys(), ...cases.keys()])].sort();
  const names = await namesOf(call, codes);
  const record = codes.map((area) => ({
    area,
    areaName: names(area),
    hasParts: parts.column !== 'county',
    ...rates(pushes.get(area), cases.get(area)),
    countedAt: call.now.toISOString(),
  }));
  const { pageNo, pageSize } = call.input;
  const from = (pageNo - 1) * pageSize;
  return { total: record.length, exact: true, record: record.slice(from, from + pageSize) };
}

async function pushesOf({ db, input }: Asked, parts: Parts): Promise<Map<string, Pushes>> {
  const column = sql.ref(parts.column);
  const { rows } = await sql<Pushes>`
    select ${column} as area, count(*)::int as due,
      count(*) filter (where state = 1)::int as success, count(*) filter (where state = 2)::int as failed,
      count(*) filter (where state = 3)::int as returned, count(*) filter (where state = 0)::int as waiting,
      coalesce(avg(took) filter (where state = 1), 0)::float as took, max(last_at) as last_at,
      count(*) filter (where state = 1 and event = 'accepted')::int as heard_accepted,
      count(*) filter (where state = 1 and event = 'done')::int as heard_done
    from platform_push
    where state <> 4 and starts_with(${column}, ${parts.begins})
      and coalesce(done_at, accepted_at) between ${`${parts.from}T00:00:00+08:00`} and ${`${parts.to}T23:59:59.999+08:00`}
      and ${input.dataType === undefined ? sql`true` : sql`data_type = ${input.dataType}`}
      and ${input.orgId === undefined ? sql`true` : sql`org_id = ${input.orgId}`}
      and ${input.obtId === undefined ? sql`true` : sql`obt_id = ${input.obtId}`}
      and ${input.cbId === undefined ? sql`true` : sql`cb_id = ${input.cbId}`}
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.area, row]));
}

function rates(pushes: Pushes | undefined, cases: Cases | undefined) {
  const { due = 0, success = 0, failed = 0, returned = 0, waiting = 0 } = pushes ?? {};
  const { heardAccepted = 0, heardDone = 0, took = 0, lastAt = null } = pushes ?? {};
  const { accepted: all = 0, done = 0 } = cases ?? {};
  const pushed = due - waiting;
  return {
    due,
    pushed,
    success,
    failed,
    returned,
    waiting,
    rate: share(success, pushed),
    took: took === 0 ? '' : (took / 1000).toFixed(2),
    lastAt,
    accepted: all,
    done,
    heardAccepted,
    heardDone,
    acceptedGap: Math.max(0, all - heardAccepted),
    doneGap: Math.max(0, done - heardDone),
    heardRate: share(heardAccepted + heardDone, all + done),
  };
}

const share = (part: number, whole: number) =>
  whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`;

/** Names of areas; what an organisation decides for itself is its own. */
async function namesOf({ db }: Asked, codes: readonly string[]): Promise<(code: string) => string> {
  if (codes.length === 0) return () => '';
  const rows = await asSystem(db, () =>
    db
      .selectFrom('division')
      .select(['code', 'name'])
      .where(
        'code',
        'in',
        codes.flatMap((code) => [code, code.replace(/(00)+$/, '')]),
      )
      .execute(),
  );
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return (code) => {
    const own = names.get(code);
    if (own !== undefined) return own;
    const wider = names.get(code.replace(/(00)+$/, ''));
    return wider === undefined ? code : `${wider}本级`;
  };
}
