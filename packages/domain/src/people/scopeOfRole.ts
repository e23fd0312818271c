import { CENTRE, CITY, COUNTY, PROVINCE } from '../organisations';

const [OWN, BELOW, WHOLE_PROVINCE, NATION] = [1, 2, 3, 4];
const SCOPES: Readonly<Record<number, number>> = {
  [COUNTY]: BELOW,
  [CITY]: BELOW,
  [PROVINCE]: WHOLE_PROVINCE,
  [CENTRE]: NATION,
};

/** How far people of a kind of organisation see (dataScope): their place, and nothing beside it. */
export const scopeOfRole = (orgType: number): number => SCOPES[orgType] ?? OWN;
