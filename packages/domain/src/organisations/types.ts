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
