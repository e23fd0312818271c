import * as areas from '../generated/calls';
import { pathOf, permissionOf, type Method, type Resource } from '../kit';
import { allCalls } from './allCalls';

/** One call of the catalogue, built or not. */
export interface CatalogueCall {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly permission: string;
  /** What the call does to what, in Chinese. */
  readonly title: string;
}

/** Every call of the catalogue. A browser that imports this carries all of it. */
export const catalogueCalls: readonly CatalogueCall[] = Object.values(areas)
  .flatMap((area): Resource[] => Object.values(area))
  .flatMap((resource) =>
    Object.entries(resource.calls).map(([name, [method, sub, right, title]]) => ({
      id: `${resource.id}.${name}`,
      method,
      path: pathOf(resource, sub),
      permission: permissionOf(resource, right),
      title,
    })),
  );

/** The calls of the catalogue that the contract does not declare yet. */
export function pendingCalls(): readonly CatalogueCall[] {
  const built = new Set(allCalls.map(({ id }) => id));
  return catalogueCalls.filter(({ id }) => !built.has(id));
}
