import { limit, wfWorkflow } from '@tqc/contract/limit';
import { limitFlow } from '@tqc/domain/limit';
import type { Example } from '../../walks/example';
import { otherwise } from '../../walks/otherwise';
import { decide, drafted, entered, inForce, submit, submitted } from '../../walks/restrictionCases';
import { call, idOf, once } from '../../walks/stage';

const one = once(submitted);
/** Somebody who is restricted. */
const person = once(async () => {
  const input = await entered();
  const limitId = idOf(await call('county', limit.create, { input }));
  await decide('city', 'approve')(await submit(limitId));
  const { idNo, name } = input;
  return { idNo, name };
});

/** The restriction library: entered by the county, approved by the city above it. */
export const examples: readonly Example[] = [
  {
    call: limit.get,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: { limitId: await one() } }),
  },
  {
    call: limit.create,
    by: 'county',
    personal: true,
    ready: async () => ({ input: await entered() }),
  },
  {
    call: limit.update,
    by: 'county',
    ready: async () => ({ input: { limitId: await drafted(), action: 'submit' }, version: 1 }),
    state: { says: otherwise(limitFlow, 'submit') },
  },
  {
    call: limit.remove,
    by: 'county',
    ready: async () => ({ input: { limitId: await drafted() }, version: 1 }),
    state: {
      says: otherwise(limitFlow, 'remove'),
      ready: async () => ({ input: { limitId: await inForce() }, version: 3 }),
    },
  },
  {
    call: wfWorkflow.list,
    by: 'city',
    ready: once(async () => ({ input: {}, mark: await one() })),
  },
  {
    call: limit.queryLimitationOther,
    by: 'otherCounty',
    shared: true,
    ready: async () => ({ input: { name: (await person()).name, purpose: '核对' } }),
  },
  {
    call: limit.queryNationLimitation,
    by: 'county',
    shared: true,
    ready: async () => ({ input: { ...(await person()), purpose: '核对' } }),
  },
  { call: wfWorkflow.get, by: 'city', ready: async () => ({ input: { id: await one() } }) },
  {
    call: wfWorkflow.update,
    by: 'city',
    ready: async () => ({ input: { id: await submitted(), decision: 'approve' }, version: 2 }),
    state: { says: otherwise(limitFlow, 'approve') },
  },
];
