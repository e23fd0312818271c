import { regAud } from '@tqc/contract/register';
import { filed, message, server } from './stage';
import type { Written } from './written';

/** Messages to applicants. */
export const messageCases: readonly Written[] = [
  {
    call: regAud.create,
    by: 'point',
    ready: async () => ({ input: { regId: await filed(), content: '请补充材料' } }),
    level: 'centre',
    scope: 'otherPoint',
  },
  {
    call: regAud.update,
    by: 'point',
    ready: async () => ({
      input: { regAudId: (await message()).regAudId, content: '请尽快补充' },
      version: 1,
    }),
    level: 'centre',
    scope: 'otherPoint',
    state: async () => {
      const { regAudId } = await message();
      await server.pool.query(
        "update registration_message set reply = '好的' where reg_aud_id = $1",
        [regAudId],
      );
      return { input: { regAudId, content: '改' }, version: 1 };
    },
  },
  {
    call: regAud.remove,
    by: 'point',
    ready: async () => ({ input: { regAudId: (await message()).regAudId }, version: 1 }),
    level: 'centre',
    scope: 'otherPoint',
    state: async () => {
      const { regAudId } = await message();
      await server.pool.query(
        "update registration_message set reply = '好的' where reg_aud_id = $1",
        [regAudId],
      );
      return { input: { regAudId }, version: 1 };
    },
  },
  {
    call: regAud.cancelMessagesRegAud,
    by: 'point',
    ready: async () => ({ input: await message(), version: 1 }),
    level: 'centre',
    scope: 'otherPoint',
    state: 'again',
  },
];
