import { sceneOf, type Scene } from '@tqc/domain/wall';
import pg from 'pg';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import type { AppParts } from '../../kit/serve';
import { ticks } from '../../kit/ticks';
import { WALL_TOPIC, type Folded } from './fold';
import { findPlace, type Place } from './place';
import { createRoom, type Room } from './room';

/** What somebody may look at: found with their rights, opened without a connection. */
export interface View {
  readonly scene: Scene;
  readonly place: Place;
}

/** The rooms of this process. */
export interface Rooms {
  /**
   * The view of a scene and an organisation, which must lie within the place of the display; of one
   * batch or of all.
   */
  find(
    db: Db,
    scene: string,
    orgId: string,
    within: Pick<Place, 'orgType' | 'prov' | 'city' | 'county' | 'point'>,
    batch?: string,
  ): Promise<View>;
  /**
   * The room of a view. Reading it may take a while, so whoever enters holds no connection; 503
   * when every room has somebody in it.
   */
  enter(view: View): Room;
  readonly size: number;
}

/** Rooms of one process; each keeps its figures in memory and looks at them every second. */
export const MOST_ROOMS = 300;
const FULL = '正在查看的大屏画面过多，请稍后再试';
const SWEEP = 60_000;
const known = new WeakMap<AppParts['events'], Rooms>();

/** One set of rooms a process, however many calls ask. */
export function roomsOf(app: Pick<AppParts, 'events' | 'pool' | 'clock'>): Rooms {
  const found = known.get(app.events) ?? createRooms(app);
  known.set(app.events, found);
  return found;
}

function createRooms({ events, pool, clock }: Pick<AppParts, 'events' | 'pool' | 'clock'>): Rooms {
  const rooms = new Map<string, Room>();
  const reading = readingPool(pool);
  events.on(
    WALL_TOPIC,
    (_event, data) => {
      const {
        codes,
        facts,
        changes = 0,
      } = data as Pick<Folded, 'codes' | 'facts'> & Partial<Pick<Folded, 'changes'>>;
      for (const room of rooms.values())
        if (codes === '*' || codes.includes(room.place.code)) room.moved(facts, changes);
    },
    () => {
      for (const room of rooms.values()) room.moved(['*'], 0);
    },
  );
  const sweeping = setInterval(() => {
    const now = ticks();
    for (const [key, room] of rooms) {
      if (!room.idle(now)) continue;
      room.close();
      rooms.delete(key);
    }
  }, SWEEP);
  sweeping.unref();
  return {
    get size() {
      return rooms.size;
    },
    async find(db, sceneId, orgId, within, batch) {
      const scene = sceneOf(sceneId);
      if (!scene) throw new ApiFailure(400);
      // The place is looked up every time: the organisation may be gone, and the right to see it is
      // checked here.
      const place = await findPlace(db, orgId, within);
      if (batch !== undefined && !place.batches.some(({ id }) => id === batch))
        throw new ApiFailure(400);
      return { scene, place: batch === undefined ? place : { ...place, batch } };
    },
    enter({ scene, place }) {
      const key = `${scene.id}/${place.orgId}/${place.batch ?? ''}`;
      const known = rooms.get(key);
      if (known) return known;
      if (rooms.size >= MOST_ROOMS) letGo();
      const made = createRoom(scene, place, { pool: reading, clock });
      rooms.set(key, made);
      return made;
    },
  };

  /** Lets the room go that nobody has looked at for longest. */
  function letGo(): void {
    let longest: { readonly key: string; readonly room: Room; readonly since: number } | undefined;
    for (const [key, room] of rooms) {
      const since = room.unseenSince();
      if (since !== undefined && since < (longest?.since ?? Infinity))
        longest = { key, room, since };
    }
    if (!longest) throw new ApiFailure(503, FULL);
    longest.room.close();
    rooms.delete(longest.key);
  }
}

/**
 * Rooms have connections of their own, and few: however many are asked for, the calls keep theirs.
 */
function readingPool({ options }: pg.Pool): pg.Pool {
  const made = new pg.Pool({
    ...options,
    ...(options.password === undefined ? {} : { password: options.password }),
    max: 2,
    application_name: 'tqc wall',
    allowExitOnIdle: true,
  });
  made.on('error', () => undefined);
  made.on('connect', (client) => client.on('error', () => undefined));
  return made;
}
