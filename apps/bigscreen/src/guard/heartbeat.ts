/** A pulse from outside the page's own thread. */
export interface Heartbeat {
  /**
   * The longest time, in milliseconds, the page left a beat unanswered since this was last asked.
   */
  longest(): number;
  stop(): void;
}

/** Starts the pulse; without workers there is none, and the page only has its own clock. */
export function startHeartbeat(
  make: () => Worker = () =>
    new Worker(new URL('./heartbeat.worker.ts', import.meta.url), { type: 'module' }),
): Heartbeat {
  let longest = 0;
  const worker = tried(make);
  if (worker) {
    worker.onmessage = ({
      data,
    }: MessageEvent<{ readonly since?: number; readonly stuck?: number }>) => {
      if (data.stuck === undefined) worker.postMessage('here');
      else longest = Math.max(longest, data.stuck);
    };
  }
  return {
    longest() {
      const found = longest;
      longest = 0;
      return found;
    },
    stop: () => worker?.terminate(),
  };
}

function tried(make: () => Worker): Worker | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
