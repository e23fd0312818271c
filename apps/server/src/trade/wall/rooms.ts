import { sceneOf } from '@tqc/domain/wall';
import pg from 'pg';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import type { AppParts } from '../../kit/serve';
import { WALL_TOPIC, type Folded } from './fold';
import { findPlace, type Place } from './place';
import { createRoom, type Room } from './room';

/** The rooms of this process. */
export interface Rooms {
  /** The room of a scene and an organisation, which must lie within the place of the display; of one batch or of all. */
  open(
    db: Db,
    scene: string,
    orgId: string,
    within: Pick<Place, 'orgType' | 'prov' | 'city' | 'county' | 'point'>,
    batch?: string,
  ): Promise<Room>;
  readonly size: number;
}

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
  events.on(WALL_TOPIC, (_event, data) => {
    const {
      codes,
      facts,
      changes = 0,
    } = data as Pick<Folded, 'codes' | 'facts'> & Partial<Pick<Folded, 'changes'>>;
    for (const room of rooms.values())
      if (codes === '*' || codes.includes(room.place.code)) room.moved(facts, changes);
  });
  const sweeping = setInterval(() => {
    const now = Date.now();
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
    async open(db, sceneId, orgId, within, batch) {
      const scene = sceneOf(sceneId);
      if (!scene) throw new ApiFailure(400);
      // The place is looked up every time: the organisation may be gone, and the right to see it is checked here.
      const place = await findPlace(db, orgId, within);
      if (batch !== undefined && !place.batches.some(({ id }) => id === batch))
        throw new ApiFailure(400);
      const key = `${sceneId}/${orgId}/${batch ?? ''}`;
      const room =
        rooms.get(key) ??
        createRoom(scene, batch === undefined ? place : { ...place, batch }, {
          pool: reading,
          clock,
        });
      rooms.set(key, room);
      return room;
    },
  };
}

/** Rooms read while a call that waits for them holds a connection; with connections of their own they cannot wait for each other. */
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
