import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase, PoolClient } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { BackupFailed, type Piece } from '../sealedArchive';
import {
  isKnown,
  listed,
  quoted,
  strangerIn,
  tablesOf,
  type SequenceHead,
  type TableHead,
} from './tables';

/** What a backup says of its tables before their rows. */
export interface TableList {
  readonly tables: readonly TableHead[];
  readonly sequences: readonly SequenceHead[];
}

/** Takes the rows of a backup into an empty database, all or nothing. */
export interface Loader {
  begin(list: TableList): Promise<void>;
  take(piece: Piece): Promise<void>;
  /** Puts constraints and triggers back and keeps everything; the number of rows. */
  commit(): Promise<number>;
  rollback(): Promise<void>;
}

/**
 * Loads in one transaction of the owner's connection, with foreign keys, triggers and policies out
 * of the way until the end.
 */
export function loaderOf(client: PoolClient): Loader {
  let list: TableList = { tables: [], sequences: [] };
  let after: string[] = [];
  let open: { readonly key: string; readonly stream: CopyStreamQuery } | undefined;
  let rows = 0;

  async function end(): Promise<void> {
    if (!open) return;
    const { stream } = open;
    open = undefined;
    stream.end();
    await finished(stream);
    rows += stream.rowCount;
  }

  return {
    async begin(given) {
      list = given;
      await client.query('begin');
      await requireEmpty(client);
      after = await clearTheWay(client);
      // What migrations put into new tables is in the backup as well.
      const found = await tablesOf(client);
      await client.query(`truncate ${found.map(quoted).join(', ')}`);
      requireKnown(list);
      // The tables of the months are made by whoever writes their first row.
      for (const month of list.tables.flatMap(({ months }) => months ?? []))
        await client.query('select audit_month($1)', [month]);
    },
    async take({ name, bytes }) {
      const key = name.slice('db/'.length, name.lastIndexOf('/'));
      if (open?.key !== key) {
        await end();
        const table = list.tables.find((one) => `${one.schema}.${one.name}` === key);
        if (!table) throw new BackupFailed(`备份中的 ${name} 不属于任何数据表，请换一个备份`);
        const stream = client.query(
          copyFrom(`copy ${quoted(table)} (${listed(table.columns)}) from stdin`),
        );
        open = { key, stream };
      }
      const { stream } = open ?? {};
      if (stream && !stream.write(bytes)) await once(stream, 'drain');
    },
    async commit() {
      await end();
      for (const { schema, name, last, called } of list.sequences)
        await client.query('select setval($1::regclass, $2, $3)', [
          quoted({ schema, name }),
          last,
          called,
        ]);
      for (const statement of after) await client.query(statement);
      await settle(client);
      await client.query('commit');
      client.release();
      return rows;
    },
    async rollback() {
      // The server answers a broken-off copy with an error, which is no news here.
      open?.stream.on('error', () => undefined).destroy();
      await client.query('rollback').catch(() => undefined);
      client.release(true);
    },
  };
}

/**
 * Refuses a database that is used, by the product or by anybody else, before anything in it is
 * touched.
 */
export async function requireEmpty(client: ClientBase): Promise<void> {
  const stranger = await strangerIn(client);
  if (stranger !== undefined)
    throw new BackupFailed(
      `目标数据库中有不属于本系统的数据表（${stranger}），请恢复到专用的空数据库`,
    );
  const { rows: made } = await client.query<{ made: boolean }>(
    "select to_regclass('public.org') is not null and to_regclass('public.admin') is not null as made",
  );
  if (!made[0]?.made) return;
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from org) or exists (select from admin) as used',
  );
  if (rows[0]?.used)
    throw new BackupFailed('目标数据库中已有数据，请恢复到空的数据库，或换一个 TQC_DATA');
}

/** Refuses a backup with tables that this program does not have. */
export function requireKnown({ tables }: TableList): void {
  const lost = tables.find((table) => !isKnown(table));
  if (lost) throw new BackupFailed(`本程序没有备份中的数据表 ${lost.name}，请用备份时的版本恢复`);
}

/** Takes away what would judge rows while not all are there yet; answers what puts it back. */
async function clearTheWay(client: PoolClient): Promise<string[]> {
  const { rows: keys } = await client.query<{ on: string; name: string; text: string }>(
    `select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) order by 1, 2`,
  );
  const { rows: tables } = await client.query<{ name: string; forced: boolean; triggers: boolean }>(
    `select c.oid::regclass::text as name, c.relforcerowsecurity as forced,
       exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
     from pg_class c where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) order by 1`,
  );
  const back: string[] = [];
  for (const { on, name, text } of keys) {
    await client.query(`alter table ${on} drop constraint ${name}`);
    back.push(`alter table ${on} add constraint ${name} ${text}`);
  }
  for (const { name, forced, triggers } of tables) {
    if (triggers) {
      await client.query(`alter table ${name} disable trigger user`);
      back.push(`alter table ${name} enable trigger user`);
    }
    if (forced) {
      await client.query(`alter table ${name} no force row level security`);
      back.push(`alter table ${name} force row level security`);
    }
  }
  return back;
}

/**
 * Ends what was open at the moment of the backup and would mean something else now: sessions,
 * displays, codes and tickets, places of processes, work in hand.
 */
async function settle(client: PoolClient): Promise<void> {
  await client.query('update session set end_code = 410, ended_at = now() where end_code is null');
  await client.query('update wall_display set revoked_at = now() where revoked_at is null');
  for (const table of [
    'wall_ticket',
    'file_ticket',
    'usb_key_ticket',
    'passkey_ticket',
    'reset_token',
    'sms_code',
  ])
    await client.query(`delete from ${table}`);
  await client.query("update process_slot set token = null, until = now() - interval '1 minute'");
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null',
  );
}
