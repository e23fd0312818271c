import { useEffect, useRef } from 'react';
import { timeText } from '../feed/ageOf';
import { startHeartbeat } from './heartbeat';
import { reloadsSoFar, softReload } from './softReload';
import { reloadReason } from './watchdog';

const LOOK = 2000;
const WARM = 300_000;

/** What the device tells about itself. */
export interface Telemetry {
  readonly fps: number;
  readonly heap: number | undefined;
  readonly reloads: number;
}

interface MemoryOf {
  readonly memory?: { readonly usedJSHeapSize: number };
}

/** Counts frames and memory, and loads the page anew before it gets stuck. */
export function useWatchdog(build: string, wanted: string, now: () => number): () => Telemetry {
  const seen = useRef({
    frames: 0,
    fps: 60,
    lastFrame: performance.now(),
    baseline: undefined as number | undefined,
  });
  const latest = useRef(wanted);
  latest.current = wanted;
  useEffect(() => {
    const state = seen.current;
    let request = requestAnimationFrame(function frame() {
      state.frames += 1;
      state.lastFrame = performance.now();
      request = requestAnimationFrame(frame);
    });
    const heart = startHeartbeat();
    const timer = setInterval(() => {
      state.fps = state.frames / (LOOK / 1000);
      state.frames = 0;
      const heap = heapNow();
      const age = performance.now();
      if (state.baseline === undefined && age > WARM) state.baseline = heap;
      // A page nobody can see draws nothing: that is no stall.
      const still = document.hidden
        ? 0
        : Math.max(performance.now() - state.lastFrame, heart.longest());
      const reason = reloadReason({
        still,
        heap,
        baseline: state.baseline,
        time: timeText(now()).slice(0, 5),
        age,
        build,
        wanted: latest.current,
      });
      if (reason !== undefined) void softReload(reason === 'stall' || reason === 'heap');
    }, LOOK);
    return () => {
      cancelAnimationFrame(request);
      clearInterval(timer);
      heart.stop();
    };
  }, [build, now]);
  return () => ({ fps: Math.round(seen.current.fps), heap: heapNow(), reloads: reloadsSoFar() });
}

function heapNow(): number | undefined {
  const used = (performance as MemoryOf).memory?.usedJSHeapSize;
  return used === undefined ? undefined : Math.round(used / 1_048_576);
}
