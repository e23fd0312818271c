import { baseDict, baseDictType, baseOrgDict, baseOrgLockTime } from '@tqc/contract/basic';
import { lockFlow } from '@tqc/domain/organisations';
import { testOrgs } from '../../../../testing/server';
import type { Example } from '../../../../walks/example';
import { otherwise } from '../../../../walks/otherwise';
import { call, idOf, next, once } from '../../../../walks/stage';
import { anOrg } from '../examples';

/** A county that no other example works for. */
const WHERE = testOrgs.otherProvince.id;
const above = { by: 'centre' } as const;
const window = () => ({
  orgId: WHERE,
  functions: ['certChange'],
  reason: `演示${next()}`,
  beginTime: '2098-01-01 08:00',
  endTime: '2099-01-01 08:00',
});
const lock = async (more: object = {}) =>
  idOf(await call('centre', baseOrgLockTime.create, { input: { ...window(), ...more } }));
/** One that is on, for a county where nobody works: it stays, and closes nothing for others. */
const running = async () => lock({ orgId: await anOrg(), beginTime: '2020-01-01 08:00' });
const seen = once(lock);

/** A value of a list of the nation that no organisation words yet. */
async function item() {
  const dtId = idOf(
    await call('centre', baseDictType.create, {
      input: { code: `words${next()}`, name: '演示类型' },
    }),
  );
  return idOf(
    await call('centre', baseDict.create, {
      input: { dtId, code: 'a', name: `演示条目${next()}`, sort: 10 },
    }),
  );
}
const worded = async () =>
  idOf(await call('county', baseOrgDict.create, { input: { dicId: await item(), sort: 10 } }));
const own = { by: 'county' } as const;
const ownSeen = once(async () => {
  const mark = `本县叫法${next()}`;
  await call('county', baseOrgDict.create, {
    input: { dicId: await item(), label: mark, sort: 10 },
  });
  return mark;
});

/** What stands beside the list of organisations: windows, words of their own. */
export const tabExamples: readonly Example[] = [
  {
    call: baseOrgLockTime.list,
    ...above,
    also: ['otherProvince'],
    ready: async () => {
      await seen();
      return { input: { orgName: testOrgs.otherProvince.name }, mark: testOrgs.otherProvince.name };
    },
  },
  {
    call: baseOrgLockTime.get,
    ...above,
    also: ['otherProvince'],
    ready: async () => ({ input: { lockId: await seen() } }),
  },
  { call: baseOrgLockTime.create, ...above, ready: async () => ({ input: window() }) },
  {
    call: baseOrgLockTime.update,
    ...above,
    also: ['province'],
    ready: async () => ({ input: { lockId: await running(), action: 'end' }, version: 1 }),
    state: { says: otherwise(lockFlow, 'end') },
  },
  {
    call: baseOrgLockTime.remove,
    ...above,
    ready: async () => ({ input: { lockId: await lock() }, version: 1 }),
    state: {
      says: otherwise(lockFlow, 'remove'),
      ready: async () => ({ input: { lockId: await running() }, version: 1 }),
    },
  },
  {
    call: baseOrgDict.list,
    ...own,
    ready: async () => ({ input: {}, mark: await ownSeen() }),
  },
  { call: baseOrgDict.get, ...own, ready: async () => ({ input: { odId: await worded() } }) },
  {
    call: baseOrgDict.create,
    ...own,
    personal: true,
    ready: async () => ({ input: { dicId: await item(), sort: 10 } }),
  },
  {
    call: baseOrgDict.update,
    ...own,
    ready: async () => ({ input: { odId: await worded(), label: '演示' }, version: 1 }),
    stateless: true,
  },
  {
    call: baseOrgDict.remove,
    ...own,
    ready: async () => ({ input: { odId: await worded() }, version: 1 }),
    stateless: true,
  },
];
