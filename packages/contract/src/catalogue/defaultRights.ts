import { allScreens } from '../screens/allScreens';
import { allCalls } from './allCalls';
import { pendingCalls } from './pendingCalls';

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

/** Rights of single buttons and of levels, where the screens alone would give too much or too little. */
const granted: Readonly<Record<string, readonly number[]>> = {
  'register.certBatch.add': [5],
  'register.certBatch.edit': [5],
  'register.certBatch.delete': [5],
  'register.certBatch.end': [5],
  'register.provinceBatch.add': [4],
  'register.provinceBatch.delete': [4],
  'register.provinceBatch.change': [2, 3, 4, 5],
  'register.provinceBatch.approve': [3, 4, 5],
  'register.orgBatch.add': [2, 3, 4],
  'register.orgBatch.delete': [2, 3, 4],
  'register.orgBatch.edit': [2, 3, 4, 5],
  'register.planEnd.apply': [2, 3, 4],
  'register.planEnd.return': [3, 4, 5],
  'register.registration.delete': [2, 3, 4],
  'register.registration.exportStay': [1],
  'register.registration.changeLocale': [2, 3, 4],
  'register.message.send': [1, 2, 3, 4],
  'register.regChange.view': [1, 2, 3, 4, 5],
  'register.regChange.apply': [1, 2, 3, 4],
  'register.regChange.audit': [2, 3, 4],
  'register.registration.check': [1, 2, 3, 4],
  'register.registration.confirm': [1, 2, 3, 4],
  'register.localeSet.view': [1, 2, 3, 4],
  'register.orgBatchTime.view': [1, 2, 3, 4],
  'resource.personal.reveal': [1, 2, 3, 4, 5],
  'monitor.wall.open': [3, 4, 5],
  'monitor.wall.manage': [3, 4, 5],
  'rms.audit.view': [],
};

function permissionOfCalls(): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(pendingCalls),
    ...allCalls.map(({ id, permission }) => [id, permission] as const),
  ]);
}

/** The rights an organisation type starts with: its screens, the calls they make, and the exceptions above. */
export function defaultRights(orgType: number): ReadonlySet<string> {
  const byCall = permissionOfCalls();
  const rights = new Set<string>(everyone);
  for (const screen of allScreens) {
    if (!screen.orgTypes.includes(orgType)) continue;
    for (const code of [screen.permission, ...screen.calls.map((id) => byCall.get(id) ?? '')])
      if (code && !MARKS.has(code)) rights.add(code);
  }
  for (const [code, types] of Object.entries(granted)) {
    if (types.includes(orgType)) rights.add(code);
    else rights.delete(code);
  }
  return rights;
}
