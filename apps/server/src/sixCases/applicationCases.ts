import { registration, registrationChange } from '@tqc/contract/register';
import { call, change, filed, idRef } from './stage';
import type { Written } from './written';

/** Applications: upkeep and changes of their data. */
export const applicationCases: readonly Written[] = [
  {
    call: registration.update,
    by: 'county',
    ready: async () => ({ input: { regId: await filed(), address: '滨河路2号' }, version: 1 }),
    level: 'otherProvince',
    scope: 'otherCounty',
    state: async () => ({ input: { regId: await filed(), action: 'undelete' }, version: 1 }),
  },
  {
    call: registration.remove,
    by: 'county',
    ready: async () => ({ input: { regId: await filed(), reason: '重复申报' }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
  {
    call: registration.removeByIdNo,
    by: 'county',
    ready: async () => {
      const regId = await filed();
      return { input: { id: regId, idNo: await idRef(regId), reason: '重复申报' }, version: 1 };
    },
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
  {
    call: registrationChange.regDataChange,
    by: 'point',
    ready: async () => ({
      input: { regId: await filed(), changes: { major: '英语' }, reason: '更正' },
      version: 1,
    }),
    level: 'centre',
    scope: 'otherPoint',
    state: async () => {
      const regId = await filed();
      await call('point', registrationChange.regDataChange, {
        input: { regId, changes: { major: '英语' }, reason: '更正' },
        version: 1,
      });
      return { input: { regId, changes: { major: '物理学' }, reason: '更正' }, version: 1 };
    },
  },
  {
    call: registrationChange.regChgAudit,
    by: 'county',
    ready: async () => ({ input: { chgId: await change(), passed: true }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
];
