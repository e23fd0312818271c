import { admins, verify } from '@tqc/contract/rms';
import { testOrgs } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import { call, idOf, once, server } from '../../../walks/stage';

const COUNTY_ROLE = '2';
const DECIDED = '该变更已经审核过';
let made = 0;

/** Somebody new of the county whose role waits for the city. */
async function asked(): Promise<string> {
  made += 1;
  const input = {
    account: `second_${made}`,
    name: '孟知远',
    orgId: testOrgs.county.id,
    roleIds: [COUNTY_ROLE],
    mobile: `136${String(made).padStart(8, '0')}`,
    loginType: 'none',
  };
  const adminId = idOf(await call('county', admins.create, { input }));
  const { rows } = await server.pool.query<{ id: string }>(
    'select change_id as id from role_change where target_id = $1',
    [adminId],
  );
  return rows[0]?.id ?? '';
}
const one = async () => ({ input: { changeId: await asked(), opinion: '已核对' }, version: 1 });
const some = async () => ({ input: { changeIds: await asked(), opinion: '已核对' } });
const seen = once(asked);

/** A city is the second person for its counties. */
export const secondExamples: readonly Example[] = [
  {
    call: verify.list,
    by: 'county',
    also: ['city'],
    ready: async () => ({ input: {}, mark: await seen() }),
  },
  { call: verify.accept, by: 'city', ready: one, state: { says: DECIDED } },
  { call: verify.reject, by: 'city', ready: one, state: { says: DECIDED } },
  { call: verify.acceptBatch, by: 'city', ready: some, state: { says: DECIDED } },
  { call: verify.rejectBatch, by: 'city', ready: some, state: { says: DECIDED } },
];
