import pg from 'pg';
import type { ClientBase } from 'pg';
import { doors, rightsOfTables, type Line, type Right } from './grants';
import { GROUPS } from './roles';

const nameOf = ({ table, role, privilege, column = '' }: Right) =>
  [table, role, privilege, column].join('/');

/**
 * Statements that take what is too much from our roles and from everybody, and give what is
 * missing.
 */
export async function tableRights(
  client: ClientBase,
  table: Readonly<Record<string, Line>>,
): Promise<string[]> {
  const { rows } = await client.query<{ table: string } & Record<keyof Right, string>>(
    `select c.relname as "table", coalesce(r.rolname, 'public') as role, a.privilege_type as privilege, a.attname as column
     from pg_class c
     cross join lateral (
       select grantee, privilege_type, '' as attname from aclexplode(c.relacl)
       union all select x.grantee, x.privilege_type, t.attname from pg_attribute t cross join lateral aclexplode(t.attacl) x where t.attrelid = c.oid
     ) a left join pg_roles r on r.oid = a.grantee
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and (a.grantee = 0 or r.rolname = any($1) or pg_has_role(r.oid, 'tqc_system', 'member') and r.rolname <> current_user and r.oid <> c.relowner and not r.rolsuper)`,
    [[...GROUPS]],
  );
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')",
  );
  const there = new Set(tables.map(({ name }) => name));
  const wanted = rightsOfTables(table).filter((right) => there.has(right.table));
  const wantedNames = new Set(wanted.map(nameOf));
  const foundNames = new Set(rows.map(nameOf));
  return [
    ...textsOf(
      rows.filter((right) => !wantedNames.has(nameOf(right))),
      (what, on, who) => `revoke ${what} on ${on} from ${who}`,
    ),
    ...textsOf(
      wanted.filter((right) => !foundNames.has(nameOf(right))),
      (what, on, who) => `grant ${what} on ${on} to ${who}`,
    ),
  ];
}

/** One statement a table and role. */
function textsOf(
  rights: readonly Right[],
  write: (what: string, table: string, role: string) => string,
): string[] {
  const groups = new Map<string, Right[]>();
  for (const right of rights) {
    const name = `${right.table}/${right.role}`;
    groups.set(name, [...(groups.get(name) ?? []), right]);
  }
  return [...groups.values()].map((same) =>
    write(
      same
        .map(({ privilege, column }) =>
          column ? `${privilege} (${pg.escapeIdentifier(column)})` : privilege,
        )
        .join(', '),
      pg.escapeIdentifier(same[0]?.table ?? ''),
      same[0]?.role === 'public' ? 'public' : pg.escapeIdentifier(same[0]?.role ?? ''),
    ),
  );
}

/** Statements that take back what new tables would be given by themselves. */
export async function defaultRights(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select distinct format('alter default privileges for role %I %s revoke all on %s from %I', pg_get_userbyid(d.defaclrole),
       case when d.defaclnamespace = 0 then '' else format('in schema %I', d.defaclnamespace::regnamespace) end,
       case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'types' end, r.rolname) as text
     from pg_default_acl d cross join lateral aclexplode(d.defaclacl) a join pg_roles r on r.oid = a.grantee
     where r.rolname = any($1) and pg_has_role(d.defaclrole, 'member')`,
    [[...GROUPS]],
  );
  return rows.map(({ text }) => text);
}

/**
 * Statements for functions that work with their owner's rights: called by the role of their line,
 * by nobody else.
 */
export async function closedDoors(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{
    name: string;
    at: string;
    open: boolean;
    holders: string[];
  }>(
    `select p.proname as name, p.oid::regprocedure::text as at,
       p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0) as open,
       array(select r.rolname::text from aclexplode(p.proacl) a join pg_roles r on r.oid = a.grantee where r.rolname = any($1)) as holders
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype`,
    [[...GROUPS]],
  );
  return rows.flatMap(({ name, at, open, holders }) => {
    const wanted = doors[name];
    return [
      ...(open ? [`revoke execute on function ${at} from public`] : []),
      ...holders
        .filter((role) => role !== wanted)
        .map((role) => `revoke execute on function ${at} from ${role}`),
      ...(wanted && !holders.includes(wanted)
        ? [`grant execute on function ${at} to ${wanted}`]
        : []),
    ];
  });
}

/** Statements that let the system work the job queue, whose tables belong to whoever migrates. */
export async function queueRights(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `with queue as (select oid from pg_namespace where nspname = 'graphile_worker'),
     tables as (select c.oid, c.oid::regclass::text as at, c.relname, c.relkind, c.relrowsecurity from pg_class c join queue on queue.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'S'))
     select 'grant usage on schema public to tqc_app' as text where not has_schema_privilege('tqc_app', 'public', 'usage')
     union all select 'grant usage on schema graphile_worker to tqc_system' from queue where not has_schema_privilege('tqc_system', queue.oid, 'usage')
     union all select format('grant usage on sequence %s to tqc_system', at) from tables where case when relkind = 'S' then not has_sequence_privilege('tqc_system', oid, 'usage') else false end
     union all select format('grant select on %s to tqc_system', at) from tables where relkind <> 'S' and not has_table_privilege('tqc_system', oid, 'select')
     union all select format('grant insert, update, delete on %s to tqc_system', at) from tables where relkind in ('r', 'p') and relname <> 'migrations'
       and not (has_table_privilege('tqc_system', oid, 'insert') and has_table_privilege('tqc_system', oid, 'update') and has_table_privilege('tqc_system', oid, 'delete'))
     union all select format('drop policy if exists tqc_system on %s; create policy tqc_system on %s to tqc_system using (true)', at, at) from tables t where relrowsecurity and not exists (
       select from pg_policy p where p.polrelid = t.oid and p.polname = 'tqc_system' and 'tqc_system'::regrole = any(p.polroles))`,
  );
  return rows.map(({ text }) => text);
}
