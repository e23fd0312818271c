export { allScreens, screenOf } from './screen';
export type { Screen, ScreenId } from './screen';
export { routeOf } from './routeOf';
