import { limit, wfWorkflow } from '@tqc/contract/limit';
import { limitFlow, limitPushFlow } from '@tqc/domain/limit';
import { rowsFileOf } from '../../walks/enrollmentFiles';
import type { Example } from '../../walks/example';
import { otherwise } from '../../walks/otherwise';
import {
  certOf,
  decide,
  document,
  drafted,
  entered,
  inForce,
  pushOf,
  reviewed,
  submit,
  submitted,
} from '../../walks/restrictionCases';
import { call, idOf, once, server } from '../../walks/stage';

const one = once(submitted);
/** Somebody who is restricted. */
const person = once(async () => {
  const input = await entered();
  const limitId = idOf(await call('county', limit.create, { input }));
  await decide('city', 'approve')(await submit(limitId));
  const { idNo, name } = input;
  return { idNo, name };
});

const linked = async () => {
  const limitId = await drafted();
  const input = { limitId, certId: await certOf(limitId) };
  await call('county', limit.addCert, { input });
  return input;
};
/** An entry whose release was approved. */
const over = async () => {
  const limitId = await reviewed();
  return decide('province', 'releaseApproved')(limitId);
};
/** A push that waits, with the interface of its province open. */
const waitingPush = async () => {
  const push = await pushOf(await inForce());
  await server.pool.query("update platform_switch set state = 1 where name = 'exchange'");
  return push;
};
/** A push that arrived. */
const heardPush = async () => {
  const push = await waitingPush();
  await server.pool.query('update limit_push set status = 2 where push_id = $1', [push.id]);
  return push;
};
const olderRecords = (input: Record<string, unknown>) =>
  (input['records'] as readonly { id: string; version: number }[]).map(({ id, version }) => ({
    id,
    version: version - 1,
  }));

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
  {
    call: limit.batchCompare,
    by: 'province',
    also: ['centre'],
    personal: true,
    ready: async () => {
      // A person has few tasks under way at once.
      await server.pool.query('update job set status = 4 where status < 2');
      const { idNo, name } = await person();
      return {
        input: { purpose: '核对' },
        files: rowsFileOf('姓名,证件号码', [`${name},${idNo}`]),
      };
    },
    state: {
      says: '请选择一个文件',
      ready: async () => ({ input: { purpose: '核对' }, files: [] }),
    },
  },
  { call: wfWorkflow.get, by: 'city', ready: async () => ({ input: { id: await one() } }) },
  {
    call: wfWorkflow.update,
    by: 'city',
    ready: async () => ({ input: { id: await submitted(), decision: 'approve' }, version: 2 }),
    state: { says: otherwise(limitFlow, 'approve') },
  },
  { call: limit.getLaws, by: 'county', shared: true, ready: async () => ({ input: {} }) },
  {
    call: limit.queryCert,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: { limitId: await one() } }),
  },
  {
    call: limit.addCert,
    by: 'county',
    ready: async () => {
      const limitId = await drafted();
      return { input: { limitId, certId: await certOf(limitId) } };
    },
    state: { says: '该证书已经关联，不必重复操作' },
  },
  {
    call: limit.deleteCert,
    by: 'county',
    ready: async () => ({ input: await linked() }),
    state: { says: '该证书没有关联，请刷新后再看' },
  },
  {
    call: limit.uploadDecisionFile,
    by: 'county',
    ready: async () => ({ input: { limitId: await drafted(), files: [await document()] } }),
    state: {
      says: '限制已经解除，不能再改动',
      ready: async () => ({ input: { limitId: await over(), files: [await document()] } }),
    },
  },
  {
    call: limit.downloadDecisionFile,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: { limitId: await one() } }),
  },
  {
    call: limit.queryLimitationPush,
    by: 'province',
    at: 'county',
    also: ['centre'],
    ready: once(async () => ({ input: {}, mark: (await pushOf(await inForce())).id })),
  },
  {
    call: limit.manualDataPush,
    by: 'province',
    at: 'county',
    also: ['centre'],
    ready: async () => ({ input: { records: [await waitingPush()] } }),
    stale: ({ input, ...rest }) => ({ ...rest, input: { ...input, records: olderRecords(input) } }),
    state: {
      says: limitPushFlow.why('again', 2) ?? '',
      ready: async () => ({ input: { records: [await heardPush()] } }),
    },
  },
  {
    call: limit.cancelPush,
    by: 'province',
    at: 'county',
    also: ['centre'],
    ready: async () => {
      const limitId = await inForce();
      const { id: pushId, version } = await pushOf(limitId);
      return { input: { limitId, pushId, reason: '决定书正在复核' }, version };
    },
    state: { says: otherwise(limitPushFlow, 'cancel') },
  },
];
