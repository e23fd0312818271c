import { waiting } from '@tqc/contract/account';
import { ApiFailure } from '../../kit/failure';
import { systemQueriesOn } from '../../kit/scope';
import { secondsLeft, serve } from '../../kit/serve';

export const waitingRoutes = serve(waiting, {
  list: async ({ db, who, now }) => {
    const { rows } = await systemQueriesOn(db).query<{
      waiting_id: string;
      title: string;
      due_at: string;
      ids: string[];
    }>(
      `select waiting_id::text as waiting_id, title, due_at, array_agg(record_id::text) as ids
       from waiting_decision join waiting_record using (waiting_id) where admin_id = $1 group by waiting_id order by waiting_id`,
      [who.adminId],
    );
    return {
      record: rows.map(({ waiting_id, title, due_at, ids }) => ({
        waitingId: waiting_id,
        title,
        ids,
        seconds: secondsLeft({ dueAt: due_at }, now),
      })),
    };
  },
  takeBack: async ({ db, who, input, note }) => {
    const { rows } = await systemQueriesOn(db).query<{
      call: string;
      title: string;
      obj: string | null;
    }>(
      `delete from waiting_decision d where waiting_id = $1 and admin_id = $2
       returning call, title, (select min(r.kind || '/' || r.record_id) from waiting_record r where r.waiting_id = d.waiting_id) as obj`,
      [input.waitingId, who.adminId],
    );
    const taken = rows[0];
    if (!taken) throw new ApiFailure(422, '已经生效，不能撤回；需要更正的请按更正的步骤办理');
    // The audit tells it at the record that was left alone.
    note({
      ...(taken.obj ? { obj: taken.obj } : {}),
      detail: { call: taken.call, decision: taken.title.split('：')[0] },
    });
    return null;
  },
});
