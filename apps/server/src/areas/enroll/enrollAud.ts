import { TooLate } from '@tqc/domain/kit';
import { enrollAud } from '@tqc/contract/enroll';
import { onOff } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { serve } from '../../kit/serve';
import { store } from '../../kit/store';
import { leaveMessage } from './records/leaveMessage';
import { enrollmentRows } from './records/stages';

const rows = store('enrollmentMessage', 'enrAudId');

export const enrollAudRoutes = serve(enrollAud, {
  list: (call) => {
    const { enrId } = call.input;
    return rows(call).page(call.input, {
      where: [enrId === undefined ? undefined : sql`enr_id = ${enrId}`],
    });
  },
  create: async (call) => {
    const { enrId, content, bySms } = call.input;
    const row = await enrollmentRows(call).get(enrId);
    return { id: await leaveMessage(call, row, { content, bySms }) };
  },
  cancel: async (call) => {
    const { enrAudId } = call.input;
    const message = await rows(call).hold(enrAudId);
    // Others in scope read it, but may not take back what was said in its name.
    if (message.orgId !== call.who.orgId) throw outOfReach();
    if (message.status !== onOff.code('on')) throw new TooLate('留言已经撤回');
    if (message.reply !== '') throw new TooLate('申请人已回复，不能再撤回留言');
    call.note({
      obj: `enrollment/${message.enrId}`,
      detail: { enrAudId, before: message.content },
    });
    return rows(call).change(enrAudId, { status: onOff.code('off') });
  },
});
