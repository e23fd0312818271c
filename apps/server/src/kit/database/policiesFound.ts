import type { ClientBase } from 'pg';
import type { Line } from './grants';
import { markOf, policiesOf, textOf } from './policies';

interface Found {
  name: string;
  secured: boolean;
  forced: boolean;
  policies: { name: string; mark: string; roles: string[] }[];
}

/**
 * Statements that make the policies what the code says: one message a table, so that no caller ever
 * meets a table between two.
 */
export async function policyChanges(
  client: ClientBase,
  table: Readonly<Record<string, Line>>,
): Promise<string[]> {
  const { rows } = await client.query<Found>(
    `select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
       coalesce((select jsonb_agg(jsonb_build_object('name', p.polname, 'mark', coalesce(obj_description(p.oid, 'pg_policy'), ''),
         'roles', array(select rolname from pg_roles r where r.oid = any(p.polroles) order by 1))) from pg_policy p where p.polrelid = c.oid), '[]') as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname = any($1) order by 1`,
    [Object.keys(table)],
  );
  const wanted = policiesOf(table);
  return rows.flatMap(({ name, secured, forced, policies }) => {
    const mine = wanted.filter((policy) => policy.table === name);
    // A role that is gone leaves its policy without it: what the policy says and whom it is for are
    // both compared.
    const holds = mine.filter((policy) =>
      policies.some(
        (found) =>
          found.name === policy.name &&
          found.mark === markOf(policy) &&
          found.roles.join() === [...policy.roles].sort().join(),
      ),
    );
    const extra = policies.filter((found) => !holds.some((policy) => policy.name === found.name));
    const lacking = mine.filter((policy) => !holds.includes(policy));
    const needed = mine.length > 0;
    const texts = [
      ...extra.map((found) => `drop policy ${found.name} on ${name}`),
      ...lacking.map(textOf),
      ...(secured === needed
        ? []
        : [`alter table ${name} ${needed ? 'enable' : 'disable'} row level security`]),
      ...(forced === needed
        ? []
        : [`alter table ${name} ${needed ? 'force' : 'no force'} row level security`]),
    ];
    return texts.length > 0 ? [texts.join('; ')] : [];
  });
}
