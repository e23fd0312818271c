import { recordFlow, regChangeFlow } from '@tqc/domain/register';
import { otherwise } from '../../../walks/otherwise';
import { registration, registrationChange } from '@tqc/contract/register';
import { call, change, filed, idRef, road } from '../../../walks/stage';
import type { Example } from '../../../walks/example';

/** Applications: upkeep and changes of their data. */
export const applicationExamples: readonly Example[] = [
  {
    call: registration.update,
    by: 'county',
    also: ['point', 'city', 'province'],
    ready: async () => ({ input: { regId: await filed(), address: '滨河路2号' }, version: 1 }),
    state: {
      says: '该申请已删除，恢复后才能办理',
      ready: async () => {
        const regId = await filed();
        await call('county', registration.remove, {
          input: { regId, reason: '重复申报' },
          version: 1,
        });
        return { input: { regId, address: '滨河路2号' }, version: 2 };
      },
    },
  },
  {
    call: registration.remove,
    by: 'county',
    also: ['city', 'province'],
    ready: async () => ({ input: { regId: await filed(), reason: '重复申报' }, version: 1 }),
    state: { says: otherwise(recordFlow, 'remove') },
  },
  {
    call: registration.removeByIdNo,
    by: 'county',
    also: ['city', 'province'],
    ready: async () => {
      const regId = await filed();
      return { input: { id: regId, idNo: await idRef(regId), reason: '重复申报' }, version: 1 };
    },
    state: { says: otherwise(recordFlow, 'remove') },
  },
  {
    call: registrationChange.regDataChange,
    by: 'point',
    also: ['county', 'city', 'province'],
    ready: async () => ({
      input: { regId: await filed(), changes: { major: '英语' }, reason: '更正' },
      version: 1,
    }),
    state: {
      says: '该申请已有待审核的变更，请先审核',
      ready: async () => {
        const regId = await filed();
        await call('point', registrationChange.regDataChange, {
          input: { regId, changes: { major: '英语' }, reason: '更正' },
          version: 1,
        });
        return { input: { regId, changes: { major: '物理学' }, reason: '更正' }, version: 1 };
      },
    },
  },
  {
    call: registrationChange.regChgAudit,
    by: 'county',
    also: ['city', 'province'],
    ready: async () => ({ input: { chgId: await change(), passed: true }, version: 1 }),
    state: { says: otherwise(regChangeFlow, 'pass') },
  },
  {
    call: registrationChange.regChgWithdraw,
    by: 'point',
    ready: async () => ({ input: { chgId: await change() }, version: 1 }),
    state: {
      says: otherwise(regChangeFlow, 'withdraw'),
      ready: async () => {
        const chgId = await change();
        await call('county', registrationChange.regChgAudit, {
          input: { chgId, passed: false, opinion: '证明不清楚' },
          version: 1,
        });
        return { input: { chgId }, version: 2 };
      },
    },
  },
  {
    call: registration.create,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { lsId: road.lsId, person: {} } }),
    never: '后台采集请由申请人渠道交件，或使用补录功能',
  },
];
