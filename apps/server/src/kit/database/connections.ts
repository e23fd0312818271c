import type { Pool, PoolClient } from 'pg';

/** What a process holds at most beside the connections for calls. */
export const HELD = { system: 3, queue: 3, listener: 1, wall: 2 } as const;

/** What a command of the operator holds: it is over soon. */
export const FOR_COMMAND = 3;

/** The most connections of one server process. */
export function connectionsOf(forCalls: number): number {
  return forCalls + HELD.system + HELD.queue + HELD.listener + HELD.wall;
}

/** The database has no room for another process. */
export class NoRoomForProcess extends Error {}

interface Room {
  readonly most: number;
  readonly reserved: number;
  readonly ours: number;
  readonly processes: number;
  readonly others: number;
  readonly direct: boolean;
}

// The lowest of the three limits holds. Whoever only passes the log on takes none of them.
const ROOM = `select least(current_setting('max_connections')::int,
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = session_user),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as most,
  current_setting('superuser_reserved_connections')::int + coalesce(current_setting('reserved_connections', true), '0')::int as reserved,
  (select coalesce(sum(connections), 0)::int from process_slot where until > now()) as ours,
  (select count(*)::int from process_slot where until > now() and connections > $2) as processes,
  (select count(*)::int from pg_stat_activity where usename <> session_user and pid not in (select pid from pg_stat_replication)) as others,
  pg_backend_pid() = $1 as direct`;

/**
 * Refuses a process whose connections, together with those every other process of ours may take and
 * those that others hold now, are more than the database gives: later it would be somebody's call
 * that finds none. Behind a pooler nothing can be said from here.
 */
export async function requireConnections(pool: Pool): Promise<void> {
  const room = await roomOf(pool);
  if (!room?.direct) return;
  const { most, reserved, ours, processes, others } = room;
  const missing = ours + others - (most - reserved);
  if (missing <= 0) return;
  throw new NoRoomForProcess(
    `数据库连接不够，还差${missing}个：最多${most}个，为管理员保留${reserved}个，连同本进程共${processes}个服务进程最多要用${ours}个，其他程序正占用${others}个。` +
      `请把数据库的 max_connections 调到${most + missing + SPARE}以上并重启数据库，或者减小 TQC_POOL、减少服务进程（见 docs/operations.md 的“Connections”）`,
  );
}

/** For the administrator who looks after it, and tools that come by. */
const SPARE = 10;

async function roomOf(pool: Pool): Promise<Room | undefined> {
  const client = await pool.connect();
  try {
    return (await client.query<Room>(ROOM, [numberOf(client), FOR_COMMAND])).rows[0];
  } finally {
    client.release();
  }
}

// The number the server gave at the beginning; the types of the driver do not tell it.
const numberOf = (client: PoolClient) =>
  (client as unknown as { readonly processID: number | null }).processID;
