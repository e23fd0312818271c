import { MOST_ROWS } from '@tqc/contract/resource';
import { audit } from '@tqc/contract/rms';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { lookAtAudit } from '../../kit/audit';
import { serve, withAhead } from '../../kit/serve';
import { withinDays } from '../../kit/store';
import { actsNamed, titleOf } from './actTitle';
import { detailLines, objectName, objectsNamed } from './auditWords';

const MINUTE = 60_000;
/** So many rows are counted where nobody asks for all of them. */
const COUNTED = 10_000;

interface Row {
  seq: number;
  at: string;
  act: string;
  actor: string;
  obj: string;
  ok: boolean;
  perm: string;
  ip: string;
  detail: Record<string, unknown>;
  actorName: string;
  orgName: string;
  total: number;
}

export const auditRoutes = serve(audit, {
  list: async ({ db, input }) => {
    const { pageNo, pageSize, actor, obj, act, atFrom, atTo, exactTotal } = input;
    const where = sql.join(
      [
        sql`true`,
        actor ? sql`a.row ->> 'actor' = ${actor}` : sql`true`,
        obj ? sql`a.row ->> 'obj' in (${sql.join(objectsNamed(obj))})` : sql`true`,
        act ? named(act) : sql`true`,
        withinDays('a.at', atFrom, atTo) ?? sql`true`,
      ],
      sql` and `,
    );
    const { rows } = await sql<Row>`
      select a.seq::int, a.at, a.row ->> 'act' as act, a.row ->> 'actor' as actor, a.row ->> 'obj' as obj, (a.row ->> 'ok')::boolean as ok, a.row ->> 'perm' as perm, a.row ->> 'ip' as ip, a.row -> 'detail' as detail,
        coalesce(p.name, '') as actor_name, coalesce(o.org_name, '') as org_name
      from audit a left join admin p on p.admin_id::text = a.row ->> 'actor' left join org o on o.org_id = p.org_id where ${where} order by a.seq desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      db,
    );
    const most = exactTotal ? MOST_ROWS : COUNTED;
    const { rows: counted } = await sql<{
      n: number;
    }>`select count(*)::int as n from (select 1 from audit a where ${where} limit ${most + 1}) c`.execute(
      db,
    );
    const n = counted[0]?.n ?? 0;
    return {
      total: Math.min(n, most),
      exact: n <= most,
      record: rows.map((row) => ({
        ...row,
        title: titleOf(row),
        objName: objectName(row),
        told: detailLines(row),
      })),
    };
  },
  verify: withAhead(
    ({ app }) => lookAtAudit(app),
    ({ now }, { verdict: { from, checked, head, broken, signed } }) => {
      const minutes = (at: string) =>
        Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / MINUTE));
      return {
        from,
        checked,
        head,
        signed: signed ? { seq: signed.seq, at: signed.at, minutes: minutes(signed.at) } : null,
        broken: broken ?? null,
      };
    },
  ),
});

/** Rows whose call is named so; old rows tell it by their right and its last word. */
function named(text: string): RawBuilder<SqlBool> {
  const { ids, oldRows } = actsNamed(text);
  return sql<SqlBool>`(a.row ->> 'act' = any(${ids}::text[]) or (a.row ->> 'perm') || ' ' || (a.row ->> 'act') = any(${oldRows}::text[]))`;
}
