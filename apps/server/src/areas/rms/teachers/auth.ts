import { auth } from '@tqc/contract/rms';
import { authResult, authWay, certStatus, gbSwitchState } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { CENTRE, PROVINCE } from '@tqc/domain/organisations';
import { authFlow } from '@tqc/domain/people';
import { isMobile, maskIdNo, maskMobile, normalMobile, personNo } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { serve, type CallContext, type Given } from '../../../kit/serve';
import { containsText, store, type RowOf } from '../../../kit/store';
import { asKeeper } from '../people/scope';

const rows = store('teacherAuth', 'authId');
type AuthRow = RowOf<'teacherAuth'>;
const BY_CERTIFICATE = 2;

/** The centre sees all, a province its own; there are none for others. */
function mine({ who }: Pick<Given, 'who'>): RawBuilder<unknown> {
  if (who.orgType !== CENTRE && who.orgType !== PROVINCE) throw new ApiFailure(403);
  return who.orgType === CENTRE ? sql`true` : sql`prov = ${who.prov}`;
}

export const authRoutes = serve(auth, {
  authTeachers: asKeeper(async (call) => {
    const { name, idNo } = call.input;
    const page = await rows(call).page(call.input, {
      equal: ['way', 'result'],
      between: ['submittedAt'],
      filled: ['submittedAt'],
      order: 'submittedAt.desc',
      where: [
        mine(call),
        name === undefined ? undefined : containsText('name', name),
        idNo === undefined
          ? undefined
          : sql`id_index = ${call.app.personal.index('idNo', personNo(idNo))}`,
      ],
    });
    return { ...page, record: page.record.map((row) => shown(call, row)) };
  }),
  authTeacher: asKeeper(enter),
  updateAuthById: asKeeper(update),
  sso: asKeeper(async (call) => {
    const { rows: found } = await sql<{ open: number; closed: number; last: string | null }>`
      select count(*) filter (where state <> ${gbSwitchState.code('off')})::int as open,
        count(*) filter (where state = ${gbSwitchState.code('off')})::int as closed,
        max(last_success_at) as last
      from platform_switch where name = 'sso' and ${mine(call)}`.execute(call.db);
    const { open = 0, closed = 0, last = null } = found[0] ?? {};
    return { connected: call.app.platform !== undefined, open, closed, lastSuccessAt: last };
  }),
});

const shown = ({ who }: Pick<Given, 'who'>, { idShown, mobileShown, ...row }: AuthRow) => ({
  ...row,
  idNo: idShown,
  mobile: mobileShown,
  mine: row.askedBy === who.adminId,
});

async function enter(call: CallContext<typeof auth.authTeacher>) {
  const { app, db, input, now, who } = call;
  mine(call);
  // The centre looks and decides; whose teacher somebody is a province knows.
  if (who.orgType !== PROVINCE) throw new ApiFailure(403);
  const idNo = personNo(input.idNo);
  const mobile = normalMobile(input.mobile);
  if (!isMobile(mobile)) throw refuse('mobile', '手机号码不正确，请核对');
  const idIndex = app.personal.index('idNo', idNo);
  const known = await db
    .selectFrom('teacherAuth')
    .select('result')
    .where('prov', '=', who.prov)
    .where('idIndex', '=', idIndex)
    .executeTakeFirst();
  if (known)
    throw refuse('idNo', '该教师已经提交过认证，请在列表中按证件号码查找，未通过的可以重新认证');
  const authId = newId();
  await rows(call).add({
    authId,
    prov: who.prov,
    orgId: who.orgId,
    name: input.name,
    idShown: maskIdNo(idNo),
    idIndex,
    mobileShown: maskMobile(mobile),
    certNo: input.certNo,
    way: input.way,
    result: authResult.code('waiting'),
    askedBy: who.adminId,
    asker: who.name,
    submittedAt: now,
  });
  call.note({ obj: `teacherAuth/${authId}`, subject: input.name });
  return { id: authId };
}

async function update(call: CallContext<typeof auth.updateAuthById>): Promise<null> {
  const { input, now, who } = call;
  const row = await rows(call).hold(input.authId, mine(call));
  if (row.version !== call.version) throw new ApiFailure(409);
  const { event, message } = await verdict(call, row);
  const result = authFlow.next(event, row.result);
  await rows(call).change(row.authId, { result, message, operator: who.name, handledAt: now });
  call.note({
    obj: `teacherAuth/${row.authId}`,
    subject: row.name,
    detail: { event, from: row.result, to: result },
  });
  return null;
}

/** What becomes of it: the comparison decides by itself, a person says why. */
async function verdict(call: CallContext<typeof auth.updateAuthById>, row: AuthRow) {
  const { action, message } = call.input;
  if (action === 'again') return { event: 'again', message: '' } as const;
  authFlow.next(action === 'fail' ? 'fail' : 'pass', row.result);
  if (action === 'check') {
    if (row.way !== BY_CERTIFICATE)
      throw new RuleError(`该教师选择${authWay.label(row.way)}，请核对后通过或不通过`);
    const fault = await compared(call, row);
    return fault === undefined
      ? ({ event: 'pass', message: '与证书库一致' } as const)
      : ({ event: 'fail', message: fault } as const);
  }
  if (row.way === BY_CERTIFICATE) throw new RuleError('证书比对由系统得出结果，请点“比对”');
  if (row.askedBy === call.who.adminId) throw new RuleError('不能审批自己提交的申请');
  if (action === 'fail' && message === '') throw refuse('message', '请说明未通过的原因');
  return { event: action, message } as const;
}

/** What is wrong with a teacher, as the certificates of the country have it. */
async function compared({ db }: Pick<Given, 'db'>, row: AuthRow): Promise<string | undefined> {
  const certs = await db
    .selectFrom('cert')
    .select(['name', 'certNo'])
    .where('idIndex', '=', row.idIndex)
    .where('status', '=', certStatus.code('normal'))
    .execute();
  if (certs.length === 0) return '证书库中没有该证件号码的有效证书';
  const named = certs.filter(({ name }) => name === row.name);
  if (named.length === 0) return '姓名与证书库不一致';
  if (row.certNo !== '' && !named.some(({ certNo }) => certNo === row.certNo))
    return '证书号码与证书库不一致';
  return undefined;
}
