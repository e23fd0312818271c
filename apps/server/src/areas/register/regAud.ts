import { TooLate } from '@tqc/domain/kit';
import { onOff } from '@tqc/domain/dictionaries';
import { regAud } from '@tqc/contract/register';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { leaveMessage, ofApplication } from '../../trade/registration';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';

const rows = store('registrationMessage', 'regAudId');
const VALID = onOff.code('on');
const CANCELLED = onOff.code('off');

export const regAudRoutes = serve(regAud, {
  list: (call) => {
    const { regId } = call.input;
    return rows(call).page(call.input, {
      where: [regId === undefined ? undefined : ofApplication(regId)],
    });
  },
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
    const { regAudId, content } = call.input;
    const message = await ownMessage(call, regAudId);
    if (message.status !== VALID) throw new TooLate('留言已取消，不能修改');
    if (message.reply) throw new TooLate('申请人已回复，不能再修改留言');
    noteChange(call, message, content);
    // Whoever wrote what stands there now answers for it.
    return rows(call).change(regAudId, {
      content,
      author: call.who.name,
      orgId: call.who.orgId,
      orgName: call.who.orgName,
    });
  },
  remove: async (call) => {
    const message = await ownMessage(call, call.input.regAudId);
    if (message.reply) throw new TooLate('申请人已回复，不能删除留言');
    noteChange(call, message, null);
    return rows(call).remove(call.input.regAudId);
  },
  getMessagesRegAud: async ({ db, input }) => {
    const { rows: record } = await sql<
      Awaited<ReturnType<ReturnType<typeof rows>['get']>>
    >`select * from registration_message where ${ofApplication(input.regId)} order by reg_aud_id`.execute(
      db,
    );
    return { record };
  },
  cancelMessagesRegAud: async (call) => {
    const message = await ownMessage(call, call.input.regAudId);
    if (message.regId !== call.input.regId) throw outOfReach();
    if (message.status !== VALID) throw new TooLate('留言已经取消');
    noteChange(call, message, message.content);
    return rows(call).change(call.input.regAudId, { status: CANCELLED });
  },
});

/**
 * A message of the caller's organisation, held: others in scope read it, but may not speak in its
 * name.
 */
async function ownMessage(call: CallContext, regAudId: string) {
  const message = await rows(call).hold(regAudId);
  // Rows from before the organisation was kept know it by its name alone.
  const own =
    message.orgId === null
      ? message.orgName === call.who.orgName
      : message.orgId === call.who.orgId;
  if (!own) throw outOfReach();
  return message;
}

/** What was said before and after stands in the audit, beside the application it is about. */
function noteChange(
  { note }: CallContext,
  {
    regId,
    regAudId,
    author,
    content,
  }: { regId: string; regAudId: string; author: string; content: string },
  after: string | null,
): void {
  note({ obj: `registration/${regId}`, detail: { regAudId, author, before: content, after } });
}
