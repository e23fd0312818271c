import { allScreens } from './screen';

/**
 * Where a page of the catalogue stands, for links in messages; a page that is not there is a fault
 * of the program.
 */
export function routeOf(id: string): string {
  const route = allScreens.find((screen) => screen.id === id)?.route;
  if (route === undefined) throw new Error(`no page ${id} in the catalogue`);
  return route;
}
