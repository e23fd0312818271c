import { approvalFlow, batchFlow, planChangeFlow } from '@tqc/domain/planning';
import { otherwise } from '../../../walks/otherwise';
import {
  certBatch,
  localeSet,
  orgBatch,
  orgBatchTime,
  provinceBatch,
  provinceBatchPostpone,
} from '@tqc/contract/register';
import { testOrgs } from '../../../testing/server';
import { siteAt, siteFactsOf } from '../../../testing/sites';
import { arrangement, provincePlan, timeSlot } from '../../../testing/road';
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
} from '../../../walks/stage';
import type { Example } from '../../../walks/example';

/** What an arrangement is told whose days go beyond its slot. */
const BEYOND = /^确认日期（2024-06-11 至 2024-07-30）超出时间段的确认/;

/** Batches, plans, time slots and arrangements. */
export const planningExamples: readonly Example[] = [
  {
    call: certBatch.create,
    by: 'centre',
    personal: true,
    ready: async () => ({ input: batchInput() }),
    state: { says: '批次名称已存在' },
  },
  {
    call: certBatch.update,
    by: 'centre',
    ready: async () => ({ input: { cbId: await batch(), action: 'end' }, version: 1 }),
    state: { says: otherwise(batchFlow, 'end') },
  },
  {
    call: certBatch.remove,
    by: 'centre',
    ready: async () => ({ input: { cbId: await batch() }, version: 1 }),
    state: {
      says: '批次下已有省级计划，不能删除',
      ready: async () => ({ input: { cbId: road.cbId }, version: 1 }),
    },
  },
  {
    call: provinceBatch.create,
    by: 'province',
    personal: true,
    ready: async () => ({ input: { ...provincePlan, cbId: await batch() } }),
    state: {
      says: '本省在该批次已有计划：演示省计划',
      ready: async () => ({ input: { ...provincePlan, cbId: road.cbId } }),
    },
  },
  {
    call: provinceBatch.update,
    by: 'province',
    ready: async () => ({ input: { pbId: await plan(), action: 'report' }, version: 1 }),
    state: { says: otherwise(approvalFlow, 'report') },
  },
  {
    call: provinceBatch.remove,
    by: 'province',
    ready: async () => ({ input: { pbId: await plan() }, version: 1 }),
    state: {
      says: otherwise(approvalFlow, 'remove'),
      ready: async () => ({ input: { pbId: await passedPlan() }, version: 3 }),
    },
  },
  {
    call: provinceBatch.updateSiteOrg,
    by: 'province',
    at: 'county',
    alone: true,
    stateless: true,
    ready: async () => ({
      input: { orgIdKey: testOrgs.county.id, ...siteFactsOf('东霁区认定中心') },
      version: (await siteAt(server, 1, 'published')).version,
    }),
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
    state: { says: '该计划已有待审批的变更，请等待审批或先撤回' },
  },
  {
    call: provinceBatchPostpone.update,
    by: 'centre',
    ready: async () => ({ input: { id: await postponed(), action: 'pass' }, version: 1 }),
    state: { says: otherwise(planChangeFlow, 'pass') },
  },
  {
    call: provinceBatchPostpone.remove,
    by: 'province',
    ready: async () => ({ input: { id: await postponed() }, version: 1 }),
    state: {
      says: otherwise(planChangeFlow, 'withdraw'),
      ready: async () => {
        const id = await postponed();
        await call('centre', provinceBatchPostpone.update, {
          input: { id, action: 'pass' },
          version: 1,
        });
        return { input: { id }, version: 2 };
      },
    },
  },
  {
    call: orgBatch.create,
    by: 'county',
    stranger: { code: 422, message: '省级计划不存在，请重新选择' },
    also: ['otherCounty', 'city', 'province'],
    ready: async () => ({
      input: { pbId: await passedPlan(), planName: '东霁区计划', receiveWay: 1, times: [timeSlot] },
    }),
    state: {
      says: '省级计划尚未审批通过，暂不能制定机构计划',
      ready: async () => ({
        input: { pbId: await plan(), planName: '东霁区计划', receiveWay: 1, times: [timeSlot] },
      }),
    },
  },
  {
    call: orgBatch.update,
    by: 'county',
    ready: async () => ({ input: { obId: await orgPlan(), action: 'report' }, version: 1 }),
    state: { says: otherwise(approvalFlow, 'report') },
  },
  {
    call: orgBatch.remove,
    by: 'county',
    ready: async () => ({ input: { obId: await orgPlan() }, version: 1 }),
    state: {
      says: otherwise(approvalFlow, 'remove'),
      ready: async () => ({ input: { obId: road.obId }, version: 2 }),
    },
  },
  {
    call: orgBatch.urgeReport,
    by: 'city',
    also: ['province', 'centre'],
    stateless: true,
    ready: async () => ({ input: { downIds: [`${await passedPlan()}-328801`] } }),
  },
  {
    call: orgBatch.copyDown,
    by: 'city',
    also: ['province'],
    stateless: true,
    ready: async () => {
      const pbId = await passedPlan();
      const input = { pbId, planName: '云汀市计划', receiveWay: 1, times: [timeSlot] };
      await call('city', orgBatch.create, { input });
      return { input: { downIds: [`${pbId}-328801`] } };
    },
  },
  {
    call: orgBatchTime.create,
    by: 'county',
    ready: async () => ({ input: { obId: await orgPlan(), ...timeSlot } }),
    state: {
      says: otherwise(approvalFlow, 'edit'),
      ready: async () => ({ input: { obId: road.obId, ...timeSlot } }),
    },
  },
  {
    call: orgBatchTime.update,
    by: 'county',
    ready: async () => ({ input: { obtId: await freshSlot(), ...timeSlot }, version: 1 }),
    state: {
      says: otherwise(approvalFlow, 'edit'),
      ready: async () => ({ input: { obtId: road.obtId, ...timeSlot }, version: 1 }),
    },
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
    state: {
      says: otherwise(approvalFlow, 'edit'),
      ready: async () => ({ input: { obtId: road.obtId }, version: 1 }),
    },
  },
  {
    call: localeSet.create,
    by: 'county',
    ready: async () => ({
      input: { ...arrangement, obtId: await runningSlot(), pointId: '32880101' },
    }),
    state: {
      says: BEYOND,
      ready: async () => ({
        input: { ...arrangement, obtId: road.obtId, pointId: '32880101', endDate: '2024-07-30' },
      }),
    },
  },
  {
    call: localeSet.update,
    by: 'county',
    ready: async () => ({ input: { lsId: await newArrangement(), dayCapacity: 50 }, version: 1 }),
    state: {
      says: BEYOND,
      ready: async () => ({
        input: { lsId: await newArrangement(), endDate: '2024-07-30' },
        version: 1,
      }),
    },
  },
  {
    call: localeSet.remove,
    by: 'county',
    ready: async () => ({ input: { lsId: await newArrangement() }, version: 1 }),
    state: {
      says: /^已有\d+人选择该确认点，不能删除；可停用后转移申请人$/,
      ready: async () => {
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
  },
  {
    call: localeSet.batchAddLocaleSet,
    by: 'county',
    ready: async () => ({
      input: { ...arrangement, orgIds: '32880101,32880102', obtId: await runningSlot() },
    }),
  },
];
