/** Kinds of organisations by their code (orgType). */
export const POINT = 1;
export const COUNTY = 2;
export const CITY = 3;
export const PROVINCE = 4;
export const CENTRE = 5;
export const UNIVERSITY = 6;

const BELOW: Readonly<Record<number, readonly number[]>> = {
  [CENTRE]: [PROVINCE],
  [PROVINCE]: [CITY, COUNTY, UNIVERSITY],
  [CITY]: [COUNTY],
};

/**
 * What can stand right below an organisation, points aside: those are added where they are kept.
 */
export function typesBelow(type: number): readonly number[] {
  return BELOW[type] ?? [];
}

const WITHOUT_POINTS: readonly number[] = [POINT, UNIVERSITY];

/** Its own kind and all kinds that stand below it, however far. */
export function typesWithin(type: number): readonly number[] {
  if (WITHOUT_POINTS.includes(type)) return [type];
  return [...new Set([type, ...typesBelow(type).flatMap(typesWithin), POINT])];
}
