import { recognitionStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { asSystem } from '../../../kit/scope';
import { statusIn, withinDays } from '../../../kit/store';
import { hasPlace, type Asked, type Parts } from './parts';

/** What the cases of an area came to. */
export interface Cases {
  readonly area: string;
  readonly accepted: number;
  readonly done: number;
}

const LEVELS = { prov: 4, city: 3, county: 2 } as const;

/**
 * Cases accepted and decided: from the figures that are kept, which nobody counts; of one batch,
 * organisation or time slot the applications themselves, and for whoever has no place of figures,
 * as a point has none: what they see, counted.
 */
export async function accepted(call: Asked, parts: Parts): Promise<Map<string, Cases>> {
  if (call.input.kind !== 'case') return new Map();
  const { orgId, obtId, cbId } = call.input;
  const rows =
    hasPlace(call) && orgId === undefined && obtId === undefined && cbId === undefined
      ? await keptFigures(call, parts)
      : await counted(call, parts);
  return new Map(rows.map((row) => [row.area, row]));
}

async function keptFigures({ db }: Asked, parts: Parts): Promise<Cases[]> {
  // The caller's own place was looked at before: whoever may see it may see what it consists of.
  const { rows } = await asSystem(db, () =>
    sql<Cases>`
      select code as area, coalesce(sum(n) filter (where fact = 'confirm'), 0)::int as accepted,
        coalesce(sum(n) filter (where fact = 'decide' and k in (21, 24)), 0)::int as done
      from agg_roll
      where level = ${LEVELS[parts.column]} and starts_with(code, ${parts.begins})
        and fact in ('confirm', 'decide') and day between ${parts.from}::date and ${parts.to}::date
      group by 1`.execute(db),
  );
  return rows;
}

async function counted({ db, input }: Asked, parts: Parts): Promise<Cases[]> {
  const { orgId, obtId, cbId } = input;
  const { rows } = await sql<Cases>`
    select ${sql.ref(parts.column)} as area,
      count(*) filter (where ${withinDays('confirm_time', parts.from, parts.to)})::int as accepted,
      count(*) filter (where ${statusIn('status', recognitionStatus.group.decided)} and ${withinDays('approve_time', parts.from, parts.to)})::int as done
    from registration
    where starts_with(${sql.ref(parts.column)}, ${parts.begins}) and accept_no is not null
      and ${orgId === undefined ? sql`true` : sql`org_id = ${orgId}`}
      and ${obtId === undefined ? sql`true` : sql`obt_id = ${obtId}`}
      and ${cbId === undefined ? sql`true` : sql`cb_id = ${cbId}`}
    group by 1`.execute(db);
  return rows;
}
