/** Work that goes on until it is told to stop. */
export interface Repeated {
  /** No turn begins after this, and the one that runs has ended. */
  stop(): Promise<void>;
}

const LONGEST = 5000;

/**
 * Does something again and again, never twice at once. `turn` says whether there is more to do at
 * once; otherwise the next comes after `every` milliseconds, and while there is nothing at all the
 * waits double up to `quiet`. While it fails they double up to five seconds: a database that is
 * away is not asked a thousand times.
 */
export function repeat(
  turn: () => Promise<boolean | 'nothing'>,
  {
    every,
    quiet = every,
    onError,
  }: {
    readonly every: number;
    readonly quiet?: number;
    readonly onError: (error: unknown) => void;
  },
): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let wait = every;
  const once = async (): Promise<void> => {
    try {
      const found = await turn();
      if (found === 'nothing') wait = Math.min(Math.max(wait, every / 2) * 2, quiet);
      else wait = found ? 0 : every;
    } catch (error) {
      onError(error);
      wait = Math.min(Math.max(wait, every, 1) * 2, LONGEST);
    }
    if (!stopped) timer = setTimeout(() => void (running = once()), wait);
  };
  let running = once();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

const MINUTE = 60_000;

/** Says the first of many alike things, and again after a minute with how many were passed over. */
export function seldom(
  say: (error: unknown, passedOver: number) => void,
  every = MINUTE,
): (error: unknown) => void {
  let last = -Infinity;
  let passedOver = 0;
  return (error) => {
    if (performance.now() - last < every) return void (passedOver += 1);
    last = performance.now();
    say(error, passedOver);
    passedOver = 0;
  };
}
