import { ApiFailure } from './failure';

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets of each key at most `atOnce` pieces of work run in this process; the others wait in the order they came, and where `most` wait already one more is refused with 429. */
export function createLines(
  atOnce: number,
  most = Infinity,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else {
      if (line.waiting.length >= most) throw new ApiFailure(429);
      await new Promise<void>((go) => line.waiting.push(go));
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

/** The same for one line that everybody stands in. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const inLine = createLines(atOnce);
  return (work) => inLine('', work);
}
