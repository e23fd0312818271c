import { ApiFailure } from './failure';

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets of each key at most `atOnce` pieces of work run in this process; the others wait in the
 * order they came, and where `most` wait already one more is refused, with 429 where nothing else
 * is said. Whoever has waited for `patience` milliseconds is told so, and waits no longer.
 */
export function createLines(
  atOnce: number,
  most = Infinity,
  refusal: 429 | 503 = 429,
  patience?: { readonly ms: number; readonly sentence: string },
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else {
      if (line.waiting.length >= most) throw new ApiFailure(refusal);
      await turnIn(line, patience);
    }
    try {
      return await work();
    } finally {
      // The place goes over to the next without ever being free, so nobody slips in between.
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.running -= 1) === 0) lines.delete(key);
    }
  };
}

/** Waits until the one before hands the place over. */
function turnIn(
  { waiting }: Line,
  patience: { readonly ms: number; readonly sentence: string } | undefined,
): Promise<void> {
  return new Promise<void>((go, giveUp) => {
    if (!patience) return void waiting.push(go);
    const mine = () => {
      clearTimeout(timer);
      go();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1);
      giveUp(new ApiFailure(503, patience.sentence));
    }, patience.ms);
    waiting.push(mine);
  });
}

/** The same for one line that everybody stands in; where it is full the server is busy (503). */
export function createTurns(
  atOnce: number,
  most = Infinity,
  patience?: { readonly ms: number; readonly sentence: string },
): <T>(work: () => Promise<T>) => Promise<T> {
  const inLine = createLines(atOnce, most, 503, patience);
  return (work) => inLine('', work);
}
