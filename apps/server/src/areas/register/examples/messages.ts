import { regAud } from '@tqc/contract/register';
import { filed, message, server } from '../../../walks/stage';
import type { Example } from '../../../walks/example';

/** Messages to applicants. */
export const messageExamples: readonly Example[] = [
  {
    call: regAud.create,
    by: 'point',
    also: ['county', 'city', 'province'],
    ready: async () => ({ input: { regId: await filed(), content: '请补充材料' } }),
  },
  {
    call: regAud.update,
    by: 'point',
    ready: async () => ({
      input: { regAudId: (await message()).regAudId, content: '请尽快补充' },
      version: 1,
    }),
    state: {
      says: '申请人已回复，不能再修改留言',
      ready: async () => {
        const { regAudId } = await message();
        await server.pool.query(
          "update registration_message set reply = '好的' where reg_aud_id = $1",
          [regAudId],
        );
        return { input: { regAudId, content: '改' }, version: 1 };
      },
    },
  },
  {
    call: regAud.remove,
    by: 'point',
    ready: async () => ({ input: { regAudId: (await message()).regAudId }, version: 1 }),
    state: {
      says: '申请人已回复，不能删除留言',
      ready: async () => {
        const { regAudId } = await message();
        await server.pool.query(
          "update registration_message set reply = '好的' where reg_aud_id = $1",
          [regAudId],
        );
        return { input: { regAudId }, version: 1 };
      },
    },
  },
  {
    call: regAud.cancelMessagesRegAud,
    by: 'point',
    ready: async () => ({ input: await message(), version: 1 }),
    state: { says: '留言已经取消' },
  },
];
