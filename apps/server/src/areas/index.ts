import type { ServedCall } from '../kit/serve';
import { decided } from '../trade/decided';
import * as areas from './areas';
import { allImports, readLists } from './imports';
import { importRoutes } from './resource/imports';

const ofAreas: readonly ServedCall[] = Object.values(areas)
  .flatMap((area) => Object.values(area))
  .flat()
  .map(decided);

/** The handlers of every area, and those of files over what the areas take from them. */
export const allAreas: readonly ServedCall[] = [
  ...ofAreas,
  ...importRoutes(allImports, ofAreas, readLists),
];
