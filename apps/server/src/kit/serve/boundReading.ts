import type { ServerResponse } from 'node:http';
import { whenClosed } from './whenClosed';

const LIMITS = {
  /** Whoever reads nothing for so long is cut off. */
  stalled: 30_000,
  /** Any answer has so long, */
  least: 60_000,
  /** and besides as long as the slowest line takes that we serve: half a megabit, in bytes a ms. */
  slowest: 64,
};

const atMost = new WeakMap<ServerResponse, number>();

/** Says how long an answer will be at most whose length nobody knows: it gets the time of that. */
export function expectBytes(raw: ServerResponse, bytes: number): void {
  atMost.set(raw, bytes);
}

/** Cuts off whoever reads an answer not at all, or so slowly that he only keeps its room. */
export function boundReading(raw: ServerResponse, bytes: number, limits = LIMITS): void {
  const { stalled, least, slowest } = limits;
  // An answer that stands behind another one has no socket of its own yet.
  const cut = () => raw.req.socket.destroy();
  raw.setTimeout(stalled, cut);
  const end = setTimeout(cut, least + (atMost.get(raw) ?? bytes) / slowest);
  end.unref();
  whenClosed(raw, () => {
    clearTimeout(end);
    raw.off('timeout', cut);
  });
}
