import type { Call } from '../kit';
import * as areas from './areas';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'permission' in value && 'path' in value;
}

/**
 * Every call that is built, once: an area may group its calls a second time by what they are for.
 */
export const allCalls: readonly Call[] = [
  ...new Set(
    Object.values(areas)
      .flatMap((area) => Object.values(area) as unknown[])
      .flatMap((group) =>
        typeof group === 'object' && group !== null
          ? (Object.values(group) as unknown[]).filter(isCall)
          : [],
      ),
  ),
];
