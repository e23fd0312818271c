import { ApiFailure } from './failure';

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets of each key at most `atOnce` pieces of work run in this process; the others wait in the
 * order they came, and where `most` wait already one more is refused, with 429 where nothing else
 * is said.
 */
export function createLines(
  atOnce: number,
  most = Infinity,
  refusal: 429 | 503 = 429,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else {
      if (line.waiting.length >= most) throw new ApiFailure(refusal);
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

/** The same for one line that everybody stands in; where it is full the server is busy (503). */
export function createTurns(
  atOnce: number,
  most = Infinity,
): <T>(work: () => Promise<T>) => Promise<T> {
  const inLine = createLines(atOnce, most, 503);
  return (work) => inLine('', work);
}
