import { CENTRE } from '@tqc/domain/organisations';
import { screenCalls } from '../generated/screenCalls';
import { isAuditRight } from '../rms/grantRights';
import { allScreens } from '../screens';
import { catalogueCalls } from './catalogueCalls';
import { policy } from './policy';

const MARKS = new Set(['public', 'signedIn', 'channel']);

/** Rights that every organisation has, whatever screens it is given. */
const everyone = [
  'lookup.common.view',
  'message.msgSysmsg.view',
  'message.msgSysmsg.send',
  'resource.file.view',
  'resource.file.download',
  'resource.file.upload',
];

const permissions = new Map(catalogueCalls.map(({ id, permission }) => [id, permission]));
/** The calls each screen makes, by its id. */
export const callsOfScreens: Readonly<Record<string, readonly string[]>> = screenCalls;

/**
 * The rights an organisation type starts with: its screens, the calls they make, and what the
 * policy says otherwise.
 */
export function defaultRights(orgType: number): ReadonlySet<string> {
  const found = known.get(orgType) ?? rightsOf(orgType);
  known.set(orgType, found);
  return found;
}

/** Asked for at every turn, and the same as long as the program runs. */
const known = new Map<number, ReadonlySet<string>>();

function rightsOf(orgType: number): ReadonlySet<string> {
  const rights = new Set<string>(everyone);
  for (const { id, orgTypes, permission } of allScreens) {
    if (!orgTypes.includes(orgType)) continue;
    const ofCalls = (callsOfScreens[id] ?? []).map((call) => permissions.get(call) ?? '');
    for (const code of [permission, ...ofCalls]) if (code && !MARKS.has(code)) rights.add(code);
  }
  for (const { code, orgTypes } of policy) {
    if (orgTypes.includes(orgType)) rights.add(code);
    else rights.delete(code);
  }
  return rights;
}

/** What a role of a kind of organisation can hold at most. */
export function mostRights(orgType: number): ReadonlySet<string> {
  const most = new Set(defaultRights(orgType));
  if (orgType === CENTRE)
    for (const { permission } of catalogueCalls) if (isAuditRight(permission)) most.add(permission);
  return most;
}
