import type { certAddition } from '@tqc/contract/cert';
import { BLANK_NO, blankAfter, blankFlow, blankPrefix } from '@tqc/domain/cert';
import { refuse, RuleError } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import type { CallContext } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { routeOf } from '@tqc/contract/screens';
import { tellOrganisation } from '../../trade/messages';

type Updating = CallContext<typeof certAddition.update>;
type Stock = RowOf<'blankStock'>;
const rows = store('blankStock', 'id');

/** What happens to blanks: the province assigns, the organisation receives, voids and counts. */
export async function updateBlanks(call: Updating): Promise<null> {
  const { who, input } = call;
  const row = await rows(call).hold(
    input.id,
    who.orgType >= 4 ? sql`true` : sql`org_id = ${who.orgId}`,
  );
  if (row.version !== call.version) throw new ApiFailure(409);
  // The province decides about others, and about its own by a second person.
  if (input.action === 'assign' ? who.orgType < 4 : row.orgId !== who.orgId) throw outOfReach();
  const status = blankFlow.next(input.action, row.status);
  return ACTIONS[input.action](call, row, status);
}

const ACTIONS: Record<
  Updating['input']['action'],
  (call: Updating, row: Stock, status: number) => Promise<null>
> = { assign, receive, void: spoil, close, reopen };

async function assign(call: Updating, row: Stock, status: number): Promise<null> {
  const { db, who, now, input } = call;
  if (row.adminId === who.adminId) throw new RuleError('不能审批自己提交的申请');
  const { firstNo, n = row.asked } = input;
  if (firstNo === undefined) throw refuse('firstNo', '请输入起始印刷号');
  const prefix = blankPrefix(row.prov, row.year);
  if (!firstNo.startsWith(prefix))
    throw refuse('firstNo', `${row.year}年度的印刷号应以${prefix}开头`);
  const lastNo = blankAfter(firstNo, n - 1);
  if (!BLANK_NO.test(lastNo) || !lastNo.startsWith(prefix))
    throw refuse('n', '号段超出了本年度的印刷号，请减少张数');
  const { rows: over } = await sql<{ orgName: string; firstNo: string; lastNo: string }>`
    select org_name as "orgName", first_no as "firstNo", last_no as "lastNo" from blank_stock
    where first_no is not null and int8range(first_no::bigint, last_no::bigint, '[]') && int8range(${firstNo}::bigint, ${lastNo}::bigint, '[]') limit 1`.execute(
    db,
  );
  const [taken] = over;
  if (taken)
    throw refuse(
      'firstNo',
      `与${taken.orgName}的号段${taken.firstNo}至${taken.lastNo}重叠，请另选起始印刷号`,
    );
  await rows(call).change(row.id, {
    firstNo,
    lastNo,
    n,
    status,
    assignedBy: who.adminId,
    assignedAt: now.toISOString(),
  });
  await tellOrganisation(
    db,
    row.orgId,
    {
      title: '空白证书已分配',
      content: `${row.year}年度申领的空白证书已分配${n}张（${firstNo}至${lastNo}），收到后请签收。`,
      url: routeOf('cert.blankStock'),
    },
    now,
    who,
  );
  return null;
}

function receive(call: Updating, row: Stock, status: number): Promise<null> {
  return rows(call).change(row.id, { status });
}

/** Numbers that were spoilt before anything was printed on them. */
async function spoil(call: Updating, row: Stock): Promise<null> {
  const { db, who, now, input } = call;
  const { firstNo, n = 1, reason } = input;
  if (firstNo === undefined) throw refuse('firstNo', '请输入起始印刷号');
  if (reason === undefined) throw refuse('reason', '请输入作废原因');
  const lastNo = blankAfter(firstNo, n - 1);
  if (firstNo < (row.firstNo ?? '') || lastNo > (row.lastNo ?? ''))
    throw refuse('firstNo', `要作废的印刷号应在${row.firstNo}至${row.lastNo}之间`);
  const { prov, city, county, point, orgId } = row;
  const { rows: done } = await sql<{ serial: string }>`
    insert into blank_no (serial, stock_id, org_id, state, reason, operator, at, prov, city, county, point)
    select no::text, ${row.id}, ${orgId}, 2, ${reason}, ${who.name}, ${now.toISOString()}, ${prov}, ${city}, ${county}, ${point}
    from generate_series(${firstNo}::bigint, ${lastNo}::bigint) no on conflict (serial) do nothing returning serial`.execute(
    db,
  );
  if (done.length < n)
    throw refuse('firstNo', '其中有的印刷号已经使用或作废，请逐段登记；已打印的请用重置打印');
  call.note({ obj: `blankStock/${row.id}`, detail: { voided: [firstNo, lastNo], reason } });
  return rows(call).change(row.id, { status: row.status });
}

/** What was counted at the end of the year; a difference from the account is explained. */
async function close(call: Updating, row: Stock, status: number): Promise<null> {
  const { db, now, input } = call;
  const { counted, difference = '' } = input;
  if (counted === undefined) throw refuse('counted', '请输入实盘结余');
  const { count } = await db
    .selectFrom('blankNo')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('stockId', '=', row.id)
    .executeTakeFirstOrThrow();
  const left = row.n - Number(count);
  const countDifference = counted - left;
  if (countDifference !== 0 && difference === '')
    throw refuse(
      'difference',
      `账面结余${left}张，比实盘${countDifference > 0 ? '少' : '多'}${Math.abs(countDifference)}张，请核对；确有差异请写明原因`,
    );
  return rows(call).change(row.id, {
    status,
    countedOn: chinaDay(now),
    countDifference,
    countReason: difference,
  });
}

/** Takes a count back that was wrong: what is left is printed on again, and counted anew. */
function reopen(call: Updating, row: Stock, status: number): Promise<null> {
  const { wrong } = call.input;
  if (wrong === undefined) throw refuse('wrong', '请输入撤销原因');
  call.note({ obj: `blankStock/${row.id}`, detail: { reason: wrong } });
  return rows(call).change(row.id, {
    status,
    countedOn: null,
    countDifference: null,
    countReason: '',
  });
}
