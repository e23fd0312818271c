import type { limit } from '@tqc/contract/limit';
import { gbSwitchState, limitPushStatus } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { limitPushFlow } from '@tqc/domain/limit';
import { chinaMinute, maskIdNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { asSystem } from '../../kit/scope';
import { refusalOf, type CallContext, type RefusedOne } from '../../kit/serve';
import { store, withinDays, type RowOf } from '../../kit/store';
import { limitIdNoOf, shownLimitMessage } from '../../trade/platform';

type Push = RowOf<'limitPush'>;

const pushRows = store('limitPush', 'pushId');

/** 推送记录：what the platforms were told, newest first. */
export async function queryLimitationPush(call: CallContext<typeof limit.queryLimitationPush>) {
  const { lastAtFrom, lastAtTo } = call.input;
  const page = await pushRows(call).page(call.input, {
    equal: ['limitNo', 'batchNo', 'prov', 'target', 'kind', 'status'],
    like: ['name'],
    sealed: ['idNo'],
    where: [withinDays('last_at', lastAtFrom, lastAtTo)],
  });
  return { ...page, record: await dressed(call, page.record) };
}

/** Rows with the number of their person masked, and what is said. */
async function dressed({ db, app }: Pick<CallContext, 'db' | 'app'>, rows: readonly Push[]) {
  if (rows.length === 0) return [];
  const entries = await db
    .selectFrom('limitation')
    .select(['limitId', 'idNo'])
    .where('limitId', 'in', [...new Set(rows.map(({ limitId }) => limitId))])
    .execute();
  const numbers = new Map(entries.map(({ limitId, idNo }) => [limitId, idNo]));
  return rows.flatMap((row) => {
    const idNo = numbers.get(row.limitId);
    if (!idNo) return [];
    const whole = { ...row, idNo };
    return {
      ...row,
      answerCode: row.answerCode === '0' ? '' : row.answerCode,
      idNo: maskIdNo(limitIdNoOf(app.personal, whole)),
      message: shownLimitMessage(app.personal, whole),
    };
  });
}

/** 手动推送：what waits, failed or was cancelled goes at once, and from the first try. */
export async function manualDataPush(call: CallContext<typeof limit.manualDataPush>) {
  const { records, preview } = call.input;
  const held = await hold(
    call,
    records.map(({ id }) => id),
  );
  const closed = await closedFor(call);
  const done: string[] = [];
  const refused: RefusedOne[] = [];
  for (const { id, version } of records) {
    const row = held.get(id);
    try {
      if (!row) throw outOfReach();
      if (row.version !== version) throw new ApiFailure(409);
      const isWaiting = row.status === limitPushStatus.code('waiting');
      const status = limitPushFlow.next(isWaiting ? 'send' : 'again', row.status);
      const reason = closed(row);
      if (reason !== undefined) throw new RuleError(reason);
      const change = { status, tries: 0, nextAt: null, operator: call.who.name, reason: '' };
      if (!preview) await pushRows(call).change(id, change, version);
      done.push(id);
    } catch (error) {
      const why = refusalOf(error);
      if (records.length === 1 && !preview) throw error;
      refused.push({ id, name: row ? named(row) : '', ...why });
    }
  }
  call.note({ detail: { done, refused: refused.length } });
  return { done, refused };
}

const named = ({ name, limitNo }: Push) => `${name} ${limitNo}`;

async function hold({ db }: CallContext, ids: readonly string[]): Promise<Map<string, Push>> {
  const { rows } = await sql<Push>`
    select * from limit_push where push_id in (${sql.join([...ids])}) order by push_id for no key update`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.pushId, row]));
}

/** Why the interface lets a row not through; whoever pushes need not see the switch. */
async function closedFor({ db, now }: CallContext) {
  const found = await asSystem(db, () =>
    db
      .selectFrom('platformSwitch')
      .select(['prov', 'state', 'orgIds', 'restUntil'])
      .where('name', '=', 'exchange')
      .execute(),
  );
  return ({ prov, orgId }: Push): string | undefined => {
    const one = found.find((each) => each.prov === prov);
    if (!one) return undefined;
    if (one.state !== gbSwitchState.code('on') && !one.orgIds.includes(orgId))
      return '业务数据接口已关闭，数据留在队列中，开启后自动推送';
    if (one.restUntil !== null && new Date(one.restUntil) > now)
      return `业务数据接口没有应答，${chinaMinute(new Date(one.restUntil))}以后自动再推，不必重复操作`;
    return undefined;
  };
}

/** 取消推送：with a reason; whoever needs it after all sends it by hand. */
export async function cancelPush(call: CallContext<typeof limit.cancelPush>) {
  const { limitId, pushId, reason } = call.input;
  const row = await pushRows(call).hold(pushId, sql`limit_id = ${limitId}`);
  const status = limitPushFlow.next('cancel', row.status);
  await pushRows(call).change(pushId, { status, nextAt: null, reason, operator: call.who.name });
  call.note({ obj: `limitPush/${pushId}` });
  return null;
}
