import { defaultRights } from '@tqc/contract/catalogue';
import type { Call } from '@tqc/contract/kit';
import { audit } from '@tqc/contract/rms';
import { testOrgs, type TestOrg, type TestServer } from '../testing/server';

/** From the bottom up: whoever works with something is found before whoever looks on. */
export const ORGS = [
  'point',
  'otherPoint',
  'county',
  'otherCounty',
  'city',
  'province',
  'otherProvince',
  'centre',
  'university',
] as const satisfies readonly TestOrg[];

/** Rights of nobody's level, given to somebody here so that what needs them can be walked. */
const GIVEN: Readonly<Record<string, TestOrg>> = { [audit.list.permission]: 'centre' };

/** Gives the rights of nobody's level to whom the walk takes for their holder. */
export async function giveRights({ pool }: Pick<TestServer, 'pool'>): Promise<void> {
  for (const [code, org] of Object.entries(GIVEN))
    await pool.query('insert into role_permission values ($1, $2)', [testOrgs[org].type, code]);
}

type Asked = Pick<Call, 'permission'>;

/** Whether an organisation has the right to a call to begin with. */
export function may(org: TestOrg, { permission }: Asked): boolean {
  if (permission === 'signedIn') return true;
  const { type } = testOrgs[org];
  const holder = GIVEN[permission];
  return defaultRights(type).has(permission) || (holder && testOrgs[holder].type === type) === true;
}

/** Who has the right to a call, and who has not. */
export function whoMay(call: Asked): {
  readonly with: readonly TestOrg[];
  readonly without: readonly TestOrg[];
} {
  return {
    with: ORGS.filter((org) => may(org, call)),
    without: ORGS.filter((org) => !may(org, call)),
  };
}

/** Whether an organisation lies in the place of another one, or is it. */
export function isWithin(inner: TestOrg, outer: TestOrg): boolean {
  for (let at: string | null = testOrgs[inner].id; at !== null; at = parentOf(at))
    if (at === testOrgs[outer].id) return true;
  return false;
}

function parentOf(id: string): string | null {
  return Object.values(testOrgs).find((org) => org.id === id)?.parent ?? null;
}
