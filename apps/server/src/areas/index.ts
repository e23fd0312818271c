import type { ServedCall } from '../kit/serve';
import * as areas from './areas';

/** The handlers of every area. */
export const allAreas: readonly ServedCall[] = Object.values(areas)
  .flatMap((area) => Object.values(area))
  .flat();
