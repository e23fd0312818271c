import { wall } from '@tqc/contract/monitor';
import { headers } from '@tqc/contract/wire';
import { displayState, sceneOf, wallCommand } from '@tqc/domain/wall';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { EVENT_CHANNEL } from '../../kit/events';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { kyselyOfPool, type Db } from '../../kit/scope';
import { LaterReply, serve } from '../../kit/serve';
import {
  displayTopic,
  exchangeTicket,
  findPlace,
  makeTicket,
  roomsOf,
  wallBuild,
  wallStream,
  type Place,
  type Room,
} from '../../trade/wall';

/** How often a display asks when it has no stream, in milliseconds. */
const POLL = 15_000;
/** A display that was heard of within this time is online. */
const ONLINE = 90_000;
const NATION = { orgType: 5, prov: '', city: '', county: '', point: '' };

export const wallRoutes = serve(wall, {
  ticket: async ({ db, who, input, app, now, note }) => {
    const scene = String(input.scene ?? 'register');
    const made = await makeTicket(db, app, who, {
      name: input.name ?? `${who.orgName}大屏`.slice(-30),
      scene,
      now,
    });
    note({ detail: { scene } });
    return made;
  },

  exchange: async (call) => {
    const { app, input, now, setHeader } = call;
    const made = await exchangeTicket(call, input);
    const place = await findPlace(kyselyOfPool(app.pool), made.orgId, NATION);
    setHeader(headers.token, made.token);
    return {
      displayId: made.displayId,
      name: made.name,
      scene: made.scene,
      endsAt: made.endsAt,
      stamp: now.getTime(),
      scope: scopeAnswer(place),
    };
  },

  snapshot: async ({ db, who, input, app, now, setHeader }) => {
    const rooms = roomsOf(app);
    const view = await rooms.find(
      db,
      String(input.scene),
      input.org ?? who.orgId,
      who,
      input.batch,
    );
    await noteDisplay(db, who.sid, view.place.orgId, input, now);
    return new LaterReply(async () => {
      const { seq, asOf, panels } = await rooms.enter(view).snapshot();
      const build = wallBuild();
      setHeader('etag', tagOf(view.place, build, panels));
      return {
        schema: 1 as const,
        seq,
        asOf,
        serverTime: now.toISOString(),
        scope: scopeAnswer(view.place),
        panels: Object.fromEntries(
          Object.entries(panels).map(([id, panel]) => [
            id,
            { ...panel, rows: panel.rows.map((row) => [...row]) },
          ]),
        ),
        poll: POLL,
        build,
      };
    });
  },

  stream: async ({ db, who, input, app }) => {
    const rooms = roomsOf(app);
    const view = await rooms.find(
      db,
      String(input.scene),
      input.org ?? who.orgId,
      who,
      input.batch,
    );
    return new LaterReply(async () => {
      const room = rooms.enter(view);
      // A room that was never read has nothing to compare with.
      await room.snapshot();
      return wallStream(app, room, who.sid, input.after);
    });
  },

  devices: async ({ db, input, now }) => {
    const { pageNo, pageSize, name, state } = input;
    const { rows } = await sql<DeviceRow>`
      select * from (
        select d.display_id as id, d.name, v.org_name, d.scene, d.build, d.seen_at, d.created_at, d.ends_at, d.fps, d.heap, d.reloads, coalesce(d.command ->> 'command', '') as command, d.command_at, d.ack_at, d.address, a.name as creator,
          case when d.revoked_at is not null then 4 when d.ends_at <= ${now} then 3 when d.seen_at > ${new Date(now.getTime() - ONLINE)} then 1 else 2 end as state, count(*) over ()::int as total
        from wall_display d join org v on v.org_id = d.viewed_org join admin a on a.admin_id = d.admin_id
      ) shown where ${name === undefined ? sql`true` : sql`position(${name} in name) > 0`} and ${state === undefined ? sql`true` : sql`state = ${state}`}
      order by state, seen_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      db,
    );
    return { total: rows[0]?.total ?? 0, record: rows.map(deviceAnswer) };
  },

  command: async ({ db, input, now, note, who }) => {
    const { id, command, value } = input;
    if (command === 'scene' && !sceneOf(value))
      throw new ApiFailure(400, '请选择画面', { fields: { value: '请选择画面' } });
    if (command === 'brightness' && !/^([3-9]\d|100)$/.test(value))
      throw new ApiFailure(400, '亮度应在30到100之间', {
        fields: { value: '亮度应在30到100之间' },
      });
    if (command === 'org') await findPlace(db, value, await placeOfDisplay(db, id));
    const message = { id: randomUUID(), command: String(command), value };
    const { numAffectedRows } =
      await sql`update wall_display set command = ${JSON.stringify(message)}::jsonb, command_at = ${now}, ack_at = null where display_id = ${id} and revoked_at is null`.execute(
        db,
      );
    if (numAffectedRows !== 1n) throw outOfReach();
    await tell(db, displayTopic(id), 'cmd', message);
    note({ detail: { command: wallCommand.label(String(command)), value, by: who.account } });
    return null;
  },

  revoke: async ({ db, input, now }) => {
    const { numAffectedRows } =
      await sql`update wall_display set revoked_at = ${now} where display_id = ${input.id} and revoked_at is null`.execute(
        db,
      );
    if (numAffectedRows !== 1n) throw outOfReach();
    await tell(db, displayTopic(input.id), 'revoked', {});
    return null;
  },
});

interface DeviceRow {
  id: string;
  name: string;
  orgName: string;
  scene: string;
  build: string;
  seenAt: string;
  createdAt: string;
  endsAt: string;
  fps: number | null;
  heap: number | null;
  reloads: number;
  command: string;
  commandAt: string | null;
  ackAt: string | null;
  address: string;
  creator: string;
  state: number;
  total: number;
}

function deviceAnswer({
  command,
  commandAt,
  ackAt,
  fps,
  heap,
  total: _total,
  state,
  ...row
}: DeviceRow) {
  return {
    ...row,
    state: displayState.has(state) ? state : 2,
    fps: fps === null ? null : Math.round(fps),
    heap: heap === null ? null : Math.round(heap),
    lastCommand: command === '' ? '' : `${wallCommand.label(command)}${ackAt ? '' : '（未响应）'}`,
    latency: commandAt && ackAt ? Math.max(0, Date.parse(ackAt) - Date.parse(commandAt)) : null,
  };
}

/** The tag speaks of what is shown, not of when it was asked: unchanged figures cost a line. */
function tagOf(
  { orgId, batch }: Place,
  build: string,
  panels: Awaited<ReturnType<Room['snapshot']>>['panels'],
): string {
  const shown = Object.entries(panels).map(([id, { rows, state }]) => [id, rows, state]);
  const hash = createHash('sha256').update(JSON.stringify([orgId, batch, build, shown]));
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

function scopeAnswer({ orgId, name, orgType, children, batches }: Place) {
  return {
    orgId,
    name,
    level: orgType,
    children: children.map((child) => ({ ...child })),
    batches: batches.map(({ id, name: of }) => ({ id, name: of })),
  };
}

/** What the display says about itself travels with its questions: it may call nothing else. */
async function noteDisplay(
  db: Db,
  displayId: string,
  orgId: string,
  told: {
    readonly scene: number | string;
    readonly build?: string | undefined;
    readonly fps?: number | undefined;
    readonly heap?: number | undefined;
    readonly reloads?: number | undefined;
    readonly ack?: string | undefined;
  },
  now: Date,
): Promise<void> {
  await sql`
    update wall_display set scene = ${String(told.scene)}, viewed_org = ${orgId}, build = coalesce(${told.build ?? null}, build), fps = coalesce(${told.fps ?? null}, fps), heap = coalesce(${told.heap ?? null}, heap),
      reloads = coalesce(${told.reloads ?? null}, reloads), ack_at = case when ${told.ack ?? null}::text is not null and command ->> 'id' = ${told.ack ?? null}::text then coalesce(ack_at, ${now}) else ack_at end
    where display_id = ${displayId}`.execute(db);
}

async function placeOfDisplay(
  db: Db,
  displayId: string,
): Promise<Pick<Place, 'orgType' | 'prov' | 'city' | 'county' | 'point'>> {
  const { rows } = await sql<
    Pick<Place, 'orgType' | 'prov' | 'city' | 'county' | 'point'>
  >`select o.org_type, o.prov, o.city, o.county, o.point from wall_display d join org o using (org_id) where d.display_id = ${displayId}`.execute(
    db,
  );
  if (!rows[0]) throw outOfReach();
  return rows[0];
}

/** Heard by every process when the transaction commits. */
async function tell(db: Db, topic: string, event: string, data: unknown): Promise<void> {
  await sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify({ topic, event, data })})`.execute(
    db,
  );
}
