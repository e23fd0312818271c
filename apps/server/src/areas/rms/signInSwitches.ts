import type { system } from '@tqc/contract/rms';
import { onOff, orgType } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import type { Looked } from '../../kit/audit';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { asSystem, systemQueriesOn } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { endSuspended } from '../../kit/session';
import { statusIs, store, type RowOf } from '../../kit/store';
import { takesTexts } from '../../kit/texts';

const CENTRE = 5;
const DAY = 86_400_000;
/** A maintenance is over by then; whoever needs longer sets another. */
const MOST_DAYS = 30;
const steps = store('signInStep', 'orgType');
const suspensions = store('signInSuspension', 'suspensionId');

/** Provinces look at these; the centre alone changes them. */
export function requireCentre({ who }: Pick<CallContext, 'who'>): void {
  if (who.orgType !== CENTRE) throw outOfReach();
}

/** Looks at the audit as it stands: since when, how much, and whether the newest part is whole. */
export async function auditState(
  { db }: CallContext<typeof system.getAudit>,
  { verdict: { head, checked, broken, signed }, at }: Looked,
) {
  const queries = systemQueriesOn(db);
  const { rows } = await queries.query<{ since: string | null; n: number }>(
    `select (select at from audit order by seq limit 1) as since,
       coalesce((select max(seq) - min(seq) + 1 from audit), 0)::int
         + coalesce((select sum(rows) from audit_archive), 0)::int as n`,
  );
  const [found] = rows;
  return {
    since: found?.since ?? null,
    rows: found?.n ?? 0,
    head,
    checked,
    whole: broken === undefined,
    signedAt: signed?.at ?? null,
    verifiedAt: at.toISOString(),
  };
}

/** What each kind of organisation needs, and how many of its people could not show it. */
export async function getAuthentication({ db }: CallContext<typeof system.getAuthentication>) {
  const record = await asSystem(db, async () => {
    const { rows } = await sql<{
      orgType: number;
      step: string;
      people: number;
      withoutMobile: number;
      withoutKey: number;
      operator: string;
      at: string | null;
      reason: string;
      version: number;
    }>`
      select n.org_type, n.step, n.operator, n.at, n.reason, n.version, count(a.admin_id)::int as people,
        count(a.admin_id) filter (where a.phone is null)::int as without_mobile,
        count(a.admin_id) filter (where not exists (
          select from usb_key k where k.account_n = a.account_n and k.state = 2))::int as without_key
      from sign_in_step n left join org o using (org_type) left join admin a on a.org_id = o.org_id and ${statusIs('a.status', onOff.code('on'))}
      group by n.org_type order by n.org_type`.execute(db);
    return rows;
  });
  return { record };
}

/** Asks more of a kind of organisation, or less; nobody shuts themselves out. */
export async function setAuthentication(
  call: CallContext<typeof system.setAuthentication>,
): Promise<null> {
  const { input, who, now } = call;
  const before = await steps(call).hold(String(input.orgType));
  if (before.version !== input.version) throw new ApiFailure(409);
  if (before.step === input.step) throw new RuleError('登录验证没有变化，请重新选择');
  requireWays(call);
  if (input.orgType === who.orgType) await requireOwn(call);
  call.note({
    obj: `signInStep/${input.orgType}`,
    detail: { orgType: input.orgType, before: before.step, after: input.step },
  });
  return steps(call).change(
    String(input.orgType),
    { step: input.step, operator: who.name, at: now, reason: input.reason },
    input.version,
  );
}

/** What the installation cannot ask for, nobody can show: it would shut all of them out. */
function requireWays({ input, app }: CallContext<typeof system.setAuthentication>): void {
  if (input.step !== 'none' && !takesTexts(app))
    throw refuse('step', '系统没有接入短信网关，设置后没有人能登录，请先联系系统管理员接入');
  if (input.step === 'certsms' && app.keyProbe === undefined)
    throw refuse(
      'step',
      '系统没有接入读取USB Key的服务，设置后没有人能登录，请先联系系统管理员接入',
    );
}

/** Whoever asks for it has to be able to show it. */
async function requireOwn({
  db,
  who,
  input,
}: CallContext<typeof system.setAuthentication>): Promise<void> {
  const { rows } = await systemQueriesOn(db).query<{ mobile: boolean; key: boolean }>(
    `select a.phone is not null as mobile,
       exists (select from usb_key k where k.account_n = a.account_n and k.state = 2) as key
     from admin a where a.admin_id = $1`,
    [who.adminId],
  );
  const [own] = rows;
  if (input.step !== 'none' && !own?.mobile)
    throw refuse('step', '您本人没有登记手机号码，设置后将不能登录，请先登记手机号码');
  if (input.step === 'certsms' && !own?.key)
    throw refuse('step', '您本人没有可用的USB Key，设置后将不能登录，请先领用USB Key');
}

const ONLY = '1';

export async function getSuspend(call: CallContext<typeof system.getSuspend>) {
  const found = await suspensions(call).get(ONLY);
  return { ...found, running: isRunning(found, call.now) };
}

function isRunning({ fromAt, toAt, orgTypes }: RowOf<'signInSuspension'>, now: Date): boolean {
  const at = now.getTime();
  return (
    orgTypes.length > 0 &&
    fromAt !== null &&
    toAt !== null &&
    Date.parse(fromAt) <= at &&
    at < Date.parse(toAt)
  );
}

/** Suspends the sign-in of some kinds of organisations for a while, or ends that. */
export async function setSuspend(call: CallContext<typeof system.setSuspend>): Promise<null> {
  const { input, who, now, db } = call;
  const before = await suspensions(call).hold(ONLY);
  if (before.version !== input.version) throw new ApiFailure(409);
  const operation = { operator: who.name, at: now, reason: input.reason };
  if (input.action === 'lift') {
    if (before.orgTypes.length === 0) throw new RuleError('现在没有停用登录，不需要解除');
    call.note({ obj: 'signInSuspension/1', detail: { before: before.orgTypes } });
    return suspensions(call).change(
      ONLY,
      { ...operation, orgTypes: [], fromAt: null, toAt: null, notice: '' },
      input.version,
    );
  }
  const window = windowOf(input, now);
  if (isRunning(before, now) && window.fromAt > now)
    throw refuse('fromAt', '现在正在停用登录，请先解除，或把开始时间设为现在');
  const left = isRunning(before, now)
    ? before.orgTypes.filter((type) => !window.orgTypes.some((one) => Number(one) === Number(type)))
    : [];
  if (left.length > 0)
    throw refuse(
      'orgTypes',
      `现在正在停用${left.map((type) => orgType.label(Number(type))).join('、')}的登录，请一并选上，或先解除`,
    );
  call.note({ obj: 'signInSuspension/1', detail: { ...window } });
  await suspensions(call).change(ONLY, { ...operation, ...window }, input.version);
  await asSystem(db, () => endSuspended(systemQueriesOn(db), now));
  return null;
}

/** What was entered, whole and in order. */
function windowOf(input: CallContext<typeof system.setSuspend>['input'], now: Date) {
  const { orgTypes, notice } = input;
  if (orgTypes === undefined) throw refuse('orgTypes', '请选择停用的机构类型');
  if (notice === undefined) throw refuse('notice', '请输入提示文字');
  if (input.fromAt === undefined) throw refuse('fromAt', '请选择开始时间');
  if (input.toAt === undefined) throw refuse('toAt', '请选择结束时间');
  const [fromAt, toAt] = [momentOf('fromAt', input.fromAt), momentOf('toAt', input.toAt)];
  if (toAt <= fromAt) throw refuse('toAt', '结束时间要晚于开始时间');
  if (toAt <= now) throw refuse('toAt', '结束时间已经过去，请重新选择');
  if (toAt.getTime() - fromAt.getTime() > MOST_DAYS * DAY)
    throw refuse('toAt', `一次最多停用${MOST_DAYS}天，请缩短时间`);
  return { orgTypes, notice, fromAt, toAt };
}

/** A minute in China; the 31st of February is none. */
function momentOf(name: string, minute: string): Date {
  const moment = new Date(`${minute.replace(' ', 'T')}:00+08:00`);
  if (Number.isNaN(moment.getTime())) throw refuse(name, '时间不正确，请重新选择');
  return moment;
}
