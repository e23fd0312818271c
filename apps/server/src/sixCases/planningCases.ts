import {
  certBatch,
  localeSet,
  orgBatch,
  orgBatchTime,
  provinceBatch,
  provinceBatchPostpone,
} from '@tqc/contract/register';
import { arrangement, provincePlan, timeSlot } from '../testing/road';
import {
  batch,
  batchInput,
  call,
  filed,
  freshSlot,
  idOf,
  newArrangement,
  orgPlan,
  passedPlan,
  plan,
  postponed,
  road,
  runningSlot,
  server,
} from './stage';
import type { Written } from './written';

/** Batches, plans, time slots and arrangements. */
export const planningCases: readonly Written[] = [
  {
    call: certBatch.create,
    by: 'centre',
    ready: async () => ({ input: batchInput() }),
    level: 'province',
    state: 'again',
  },
  {
    call: certBatch.update,
    by: 'centre',
    ready: async () => ({ input: { cbId: await batch(), action: 'end' }, version: 1 }),
    level: 'province',
    state: 'again',
  },
  {
    call: certBatch.remove,
    by: 'centre',
    ready: async () => ({ input: { cbId: await batch() }, version: 1 }),
    level: 'county',
    state: async () => ({ input: { cbId: road.cbId }, version: 1 }),
  },
  {
    call: provinceBatch.create,
    by: 'province',
    ready: async () => ({ input: { ...provincePlan, cbId: await batch() } }),
    level: 'centre',
    state: async () => ({ input: { ...provincePlan, cbId: road.cbId } }),
  },
  {
    call: provinceBatch.update,
    by: 'province',
    ready: async () => ({ input: { pbId: await plan(), action: 'report' }, version: 1 }),
    level: 'point',
    scope: 'otherProvince',
    state: 'again',
  },
  {
    call: provinceBatch.remove,
    by: 'province',
    ready: async () => ({ input: { pbId: await plan() }, version: 1 }),
    level: 'county',
    scope: 'otherProvince',
    state: async () => ({ input: { pbId: await passedPlan() }, version: 3 }),
  },
  {
    call: provinceBatch.updateSiteOrg,
    by: 'province',
    ready: async () => ({
      input: {
        orgIdKey: '328801',
        address: '滨河路1号',
        phone: '000-88880000',
        officeHours: '工作日',
      },
      version: Number(
        (await server.pool.query('select version from org where org_id = 328801')).rows[0].version,
      ),
    }),
    level: 'point',
    scope: 'otherProvince',
  },
  {
    call: provinceBatchPostpone.create,
    by: 'province',
    ready: async () => ({
      input: {
        pbId: await passedPlan(),
        changeKind: 1,
        after: { approveEnd: '2024-07-25' },
        reason: '推迟',
      },
    }),
    level: 'point',
    scope: 'otherProvince',
    state: 'again',
  },
  {
    call: provinceBatchPostpone.update,
    by: 'centre',
    ready: async () => ({ input: { id: await postponed(), action: 'pass' }, version: 1 }),
    level: 'point',
    scope: 'otherProvince',
    state: 'again',
  },
  {
    call: provinceBatchPostpone.remove,
    by: 'province',
    ready: async () => ({ input: { id: await postponed() }, version: 1 }),
    level: 'point',
    scope: 'otherProvince',
    state: async () => {
      const id = await postponed();
      await call('centre', provinceBatchPostpone.update, {
        input: { id, action: 'pass' },
        version: 1,
      });
      return { input: { id }, version: 2 };
    },
  },
  {
    call: orgBatch.create,
    by: 'county',
    ready: async () => ({
      input: { pbId: await passedPlan(), planName: '东霁区计划', receiveWay: 1, times: [timeSlot] },
    }),
    level: 'centre',
    state: async () => ({
      input: { pbId: await plan(), planName: '东霁区计划', receiveWay: 1, times: [timeSlot] },
    }),
  },
  {
    call: orgBatch.update,
    by: 'county',
    ready: async () => ({ input: { obId: await orgPlan(), action: 'report' }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
  {
    call: orgBatch.remove,
    by: 'county',
    ready: async () => ({ input: { obId: await orgPlan() }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({ input: { obId: road.obId }, version: 2 }),
  },
  {
    call: orgBatchTime.create,
    by: 'county',
    ready: async () => ({ input: { obId: await orgPlan(), ...timeSlot } }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({ input: { obId: road.obId, ...timeSlot } }),
  },
  {
    call: orgBatchTime.update,
    by: 'county',
    ready: async () => ({ input: { obtId: await freshSlot(), ...timeSlot }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({ input: { obtId: road.obtId, ...timeSlot }, version: 1 }),
  },
  {
    call: orgBatchTime.remove,
    by: 'county',
    ready: async () => {
      const obId = await orgPlan();
      return {
        input: {
          obtId: idOf(await call('county', orgBatchTime.create, { input: { obId, ...timeSlot } })),
        },
        version: 1,
      };
    },
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({ input: { obtId: road.obtId }, version: 1 }),
  },
  {
    call: localeSet.create,
    by: 'county',
    ready: async () => ({
      input: { ...arrangement, obtId: await runningSlot(), pointId: '32880101' },
    }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({
      input: { ...arrangement, obtId: road.obtId, pointId: '32880101', endDate: '2024-07-30' },
    }),
  },
  {
    call: localeSet.update,
    by: 'county',
    ready: async () => ({ input: { lsId: await newArrangement(), dayCapacity: 50 }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({
      input: { lsId: await newArrangement(), endDate: '2024-07-30' },
      version: 1,
    }),
  },
  {
    call: localeSet.remove,
    by: 'county',
    ready: async () => ({ input: { lsId: await newArrangement() }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => {
      await filed();
      return {
        input: { lsId: road.lsId },
        version: Number(
          (
            await server.pool.query('select version from plan_arrangement where ls_id = $1', [
              road.lsId,
            ])
          ).rows[0].version,
        ),
      };
    },
  },
  {
    call: localeSet.batchAddLocaleSet,
    by: 'county',
    ready: async () => ({
      input: { ...arrangement, orgIds: '32880101,32880102', obtId: await runningSlot() },
    }),
    level: 'point',
  },
];
