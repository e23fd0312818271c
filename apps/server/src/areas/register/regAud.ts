import { RegAud, regAud } from '@tqc/contract/register';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { leaveMessage } from '../../kit/registration';
import { serve } from '../../kit/serve';
import { store } from '../../kit/store';

const rows = store(RegAud, 'registrationMessage', 'regAudId');
const VALID = 1;
const CANCELLED = 0;

export const regAudRoutes = serve(regAud, {
  list: (call) => rows(call).page(call.input, { equal: ['regId'] }),
  get: (call) => rows(call).get(call.input.regAudId),
  create: async (call) => {
    const { regId, content, bySms } = call.input;
    const row = await call.db
      .selectFrom('registration')
      .selectAll()
      .where('regId', '=', regId)
      .executeTakeFirst();
    if (!row) throw outOfReach();
    return { id: await leaveMessage(call, row, content, bySms) };
  },
  update: async (call) => {
    const message = await rows(call).get(call.input.regAudId);
    if (message.status !== VALID) throw new ApiFailure(422, '留言已取消，不能修改');
    if (message.reply) throw new ApiFailure(422, '申请人已回复，不能再修改留言');
    return rows(call).change(call.input.regAudId, { content: call.input.content });
  },
  remove: async (call) => {
    const message = await rows(call).get(call.input.regAudId);
    if (message.reply) throw new ApiFailure(422, '申请人已回复，不能删除留言');
    return rows(call).remove(call.input.regAudId);
  },
  getMessagesRegAud: async ({ db, input }) => {
    const { rows: record } = await sql<
      Awaited<ReturnType<ReturnType<typeof rows>['get']>>
    >`select * from registration_message where reg_id = ${input.regId} order by reg_aud_id`.execute(
      db,
    );
    return { record };
  },
  cancelMessagesRegAud: async (call) => {
    const message = await rows(call).get(call.input.regAudId);
    if (message.regId !== call.input.regId) throw outOfReach();
    if (message.status !== VALID) throw new ApiFailure(422, '留言已经取消');
    return rows(call).change(call.input.regAudId, { status: CANCELLED });
  },
});
