import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

const RESOLUTION = 20;
const NANOSECONDS = 1e6;

let probe: IntervalHistogram | undefined;

/** Measures from now on how late this process gets round to its work; ends with the answer. */
export function startLoopProbe(): () => void {
  const started = monitorEventLoopDelay({ resolution: RESOLUTION });
  started.enable();
  probe = started;
  return () => {
    started.disable();
    if (probe === started) probe = undefined;
  };
}

/**
 * The delay since the last question, in milliseconds with one decimal; null in a process that does
 * not measure it.
 */
export function loopDelay(): number | null {
  if (!probe) return null;
  const delay = Math.round((probe.percentile(95) / NANOSECONDS - RESOLUTION) * 10) / 10;
  probe.reset();
  return Number.isFinite(delay) ? Math.max(0, delay) : 0;
}
