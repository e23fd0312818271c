export { allScreens } from './allScreens';
export type { Screen, ScreenKind } from './screen';
export { routeOf } from './routeOf';
