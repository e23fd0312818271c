import { randomBytes } from 'node:crypto';
import { metricOf, metricsOf, type Panel, type Scene } from '@tqc/domain/wall';
import type { Pool } from 'pg';
import { scopeOf, transaction, type Db } from '../../kit/scope';
import { EncodedEvent } from '../../kit/serve';
import { ticks } from '../../kit/ticks';
import { ALERT_FACT } from './alerts';
import { createFlood } from './flood';
import { panelRows } from './panelRows';
import { patchOf, type PanelState, type Patch } from './patch';
import type { Place } from './place';

/** Changes of a scene that belong together, with their place in the order. */
export interface Frame {
  readonly seq: string;
  /** The bytes on the line, encoded once for all viewers. */
  readonly event: EncodedEvent;
  readonly size: number;
}

/**
 * One scene of one place in this process: what everybody who looks at it sees, and the changes of
 * the last minutes.
 */
export interface Room {
  readonly scene: Scene;
  readonly place: Place;
  /** All panels as they are now; read from the database on first use only. */
  snapshot(): Promise<{
    readonly seq: string;
    readonly asOf: string;
    readonly panels: Readonly<Record<string, PanelState>>;
  }>;
  /** Frames after a position; undefined when it is too old or of another room. */
  since(seq: string): readonly Frame[] | undefined;
  on(hear: (frame: Frame) => void): () => void;
  /** Figures of these kinds moved, by so many deltas. */
  moved(facts: readonly string[], deltas: number): void;
  /** Since when nobody has looked or asked; undefined while somebody does. */
  unseenSince(): number | undefined;
  /**
   * True when nobody has looked for so long that a resume would fail anyway, or nothing was ever
   * sent that could be resumed.
   */
  idle(now: number): boolean;
  close(): void;
}

/** How long and how many frames a viewer may have missed. */
export const RING = { span: 600_000, most: 500 } as const;
/** A room that was only asked and never followed is kept so long for the next one who asks. */
const GLANCE = 60_000;
/**
 * Changes that come within `wait` travel together; frames keep `gap` apart, and in a flood of
 * changes `most`: an eye follows two frames a second.
 */
export const COALESCE = { wait: 40, gap: 180, most: 550 } as const;
/** Deltas a second from which it is a flood; one write makes about eight. */
export const FLOOD = 400;
const TICK = 1000;

interface RoomParts {
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly onError?: (error: unknown) => void;
}

/** Opens a room; it reads nothing until somebody asks. */
export function createRoom(
  scene: Scene,
  place: Place,
  { pool, clock, onError = () => undefined }: RoomParts,
): Room {
  const epoch = randomBytes(4).toString('hex');
  const states = new Map<string, PanelState>();
  const readAt = new Map<string, number>();
  const dirty = new Set<string>();
  const viewers = new Set<(frame: Frame) => void>();
  let ring: { readonly at: number; readonly n: number; readonly frame: Frame }[] = [];
  let seq = 0;
  let usedAt: number = ticks();
  let asking = 0;
  let lastFlush = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let filling: Promise<void> | undefined;
  let working: Promise<void> = Promise.resolve();
  const flood = createFlood(FLOOD);
  const position = () => `${epoch}.${seq}`;
  const unseenSince = () => (viewers.size === 0 && asking === 0 ? usedAt : undefined);

  const ticking = setInterval(() => {
    if (viewers.size === 0) return;
    const now = ticks();
    for (const panel of scene.panels)
      if (now - (readAt.get(panel.id) ?? now) > refreshOf(panel)) dirty.add(panel.id);
    if (dirty.size > 0) plan();
  }, TICK);
  ticking.unref();

  async function read(
    wanted: readonly Panel[],
  ): Promise<Map<string, Pick<PanelState, 'rows' | 'state' | 'asOf'>>> {
    const now = clock();
    const at = ticks();
    const found = new Map<string, Pick<PanelState, 'rows' | 'state' | 'asOf'>>();
    await transaction(pool, scopeOf(place), async (db) => {
      const fixing = await inRepair(db, now);
      for (const panel of wanted) {
        const { rows, state } = await panelRows(db, place, panel, now);
        found.set(panel.id, {
          rows,
          state: fixing && state === 'ok' ? 'fixing' : state,
          asOf: now.toISOString(),
        });
        readAt.set(panel.id, at);
      }
    });
    return found;
  }

  async function fill(): Promise<void> {
    for (const [id, data] of await read(scene.panels)) states.set(id, { rev: 1, ...data });
  }

  function plan(): void {
    if (timer || closed || filling === undefined) return;
    const at = Math.max(
      COALESCE.wait,
      lastFlush + (flood.above() ? COALESCE.most : COALESCE.gap) - ticks(),
    );
    timer = setTimeout(() => {
      timer = undefined;
      flushed().catch(onError);
    }, at);
    timer.unref();
  }

  /** One flush after the other: two at once would give one revision twice. */
  function flushed(): Promise<void> {
    working = working.then(flush, flush);
    return working;
  }

  async function flush(): Promise<void> {
    lastFlush = ticks();
    const wanted = scene.panels.filter(({ id }) => dirty.has(id));
    dirty.clear();
    const fresh = await read(wanted).catch((error: unknown) => {
      // What could not be read now is read with the next frame.
      for (const { id } of wanted) dirty.add(id);
      throw error;
    });
    const panels: Record<string, Patch> = {};
    for (const [id, data] of fresh) {
      const before = states.get(id);
      const patch = before && patchOf(before, data);
      if (!patch) continue;
      panels[id] = patch;
      states.set(id, { rev: patch.rev, ...data });
    }
    if (Object.keys(panels).length > 0) send(panels);
    // What moved while this was read waits for the next frame.
    if (dirty.size > 0) plan();
  }

  function send(panels: Readonly<Record<string, Patch>>): void {
    seq += 1;
    const event = new EncodedEvent('d', { seq: position(), panels }, position());
    const frame: Frame = { seq: position(), event, size: event.bytes.length };
    const now = ticks();
    ring = [...ring.filter(({ at }) => now - at < RING.span), { at: now, n: seq, frame }].slice(
      -RING.most,
    );
    for (const hear of viewers) hear(frame);
  }

  async function present(): Promise<Awaited<ReturnType<Room['snapshot']>>> {
    filling ??= fill().catch((error: unknown) => {
      filling = undefined;
      throw error;
    });
    await filling;
    // Without viewers nothing was kept up to date meanwhile.
    if (viewers.size === 0 && ticks() - Math.min(...readAt.values()) > TICK) {
      for (const { id } of scene.panels) dirty.add(id);
      await flushed();
    }
    const asOf = [...states.values()].reduce(
      (latest, state) => (state.asOf > latest ? state.asOf : latest),
      '',
    );
    return { seq: position(), asOf, panels: Object.fromEntries(states) };
  }

  return {
    scene,
    place,
    async snapshot() {
      asking += 1;
      try {
        return await present();
      } finally {
        asking -= 1;
        usedAt = ticks();
      }
    },
    since(given) {
      const [mine, text] = given.split('.');
      const n = Number(text);
      if (mine !== epoch || !Number.isInteger(n) || n > seq) return undefined;
      const missed = ring.filter((entry) => entry.n > n);
      return missed.length === seq - n ? missed.map(({ frame }) => frame) : undefined;
    },
    on(hear) {
      viewers.add(hear);
      return () => {
        viewers.delete(hear);
        usedAt = ticks();
      };
    },
    moved(facts, deltas) {
      if (viewers.size === 0) return;
      flood.add(deltas);
      for (const panel of scene.panels)
        if (facts.includes('*') || countsAny(panel, facts)) dirty.add(panel.id);
      if (dirty.size > 0) plan();
    },
    unseenSince,
    idle(now) {
      const since = unseenSince();
      return since !== undefined && now - since > (seq === 0 ? GLANCE : RING.span);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(ticking);
    },
  };
}

function refreshOf(panel: Panel): number {
  return Math.min(...metricsOf(panel).map(({ refresh }) => refresh)) * 1000;
}

/** True when a panel shows one of these kinds of fact; the live table follows every application. */
function countsAny(panel: Panel, facts: readonly string[]): boolean {
  if (panel.metrics.includes('alerts') || panel.metrics.includes('limitHits'))
    return facts.includes(ALERT_FACT);
  if (panel.id === 'register.events')
    return facts.includes('reg') || facts.includes('decide') || facts.includes('confirm');
  return panel.metrics.some((id) => {
    const { source } = metricOf(id);
    const counted =
      source.kind === 'ratio'
        ? [source.part, source.whole].map((part) => metricOf(part).source)
        : [source];
    return counted.some((one) => one.kind === 'roll' && facts.includes(one.fact));
  });
}

const REPAIR_SPAN = 600_000;

/** True for ten minutes after an audit that had to repair figures. */
async function inRepair(db: Db, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('aggAudit')
    .select('at')
    .where('drifted', '>', '0')
    .where('at', '>', new Date(now.getTime() - REPAIR_SPAN).toISOString())
    .limit(1)
    .execute();
  return found.length > 0;
}
