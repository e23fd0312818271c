import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'external.tqcStat': () => import('./TqcStatScreen'),
  'monitor.wallDevices': () => import('./WallDevicesScreen'),
} satisfies Pages;
