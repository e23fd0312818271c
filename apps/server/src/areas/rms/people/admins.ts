import { admins } from '@tqc/contract/rms';
import { normalAccount } from '@tqc/contract/wire';
import { onOff } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { adminFlow } from '@tqc/domain/people';
import { normalMobile } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { tableReply } from '../../../kit/export';
import { newId } from '../../../kit/newId';
import { serve, withAhead, type Given, type ServedCall } from '../../../kit/serve';
import { containsText } from '../../../kit/store';
import { importFile } from '../../../trade/imports';
import { titleOf } from '../roles/rightTree';
import { issueFor } from './issue';
import { leavingSomebody } from './lastOne';
import {
  mayGive,
  requireGivable,
  requireNotAbove,
  requireOneDuty,
  rolesWithRights,
} from './mayGive';
import {
  giveFirst,
  holdOther,
  ownOrg,
  phoneOf,
  removePerson,
  requireFacts,
  requireFreeMobile,
  takenAccount,
} from './entry';
import { passwordCalls } from './passwords';
import { localeSetUsers } from './pointUserImport';
import { pointUserCalls } from './pointUsers';
import { asKeeper, holdPerson, keptBy, people, unlockSignIn, type PersonRow } from './scope';
import { shownPeople, statusOf } from './show';

const COLUMNS = [
  'name',
  'status',
  'account',
  'orgName',
  'orgType',
  'roles',
  'mobile',
  'loginType',
  'keySerial',
  'validTo',
  'seenAt',
] as const;

export const adminsRoutes: ServedCall[] = serve(admins, {
  list: asKeeper(async (call) => {
    const { input, app } = call;
    const { account, mobile, orgName, orgType, roleId, status } = input;
    const page = await people(call).page(input, {
      order: 'updatedAt.desc',
      filled: ['account', 'name', 'updatedAt'],
      where: [
        keptBy(call),
        input.name === undefined ? undefined : containsText('name', input.name),
        account === undefined ? undefined : sql`account_n like ${`${likeStart(account)}%`}`,
        mobile === undefined
          ? undefined
          : sql`phone_index = ${app.personal.index('mobile', normalMobile(mobile))}`,
        status === undefined ? undefined : sql`status = ${1 - status}`,
        orgName === undefined && orgType === undefined
          ? undefined
          : sql`org_id in (select org_id from org where ${orgName === undefined ? sql`true` : containsText('org_name', orgName)}
              and ${orgType === undefined ? sql`true` : sql`org_type = ${orgType}`})`,
        roleId === undefined
          ? undefined
          : sql`admin_id in (select admin_id from admin_role where role_id = ${roleId})`,
      ],
    });
    return { ...page, record: await shownPeople(call, page.record) };
  }),
  exportRmsAdminBase: asKeeper(async (call) => {
    const ids = call.input.adminIds.split(',');
    const page = await people(call).page(
      { pageNo: 1, pageSize: ids.length, exactTotal: true },
      {
        order: 'account.asc',
        where: [keptBy(call), sql`admin_id = any(${ids}::bigint[])`],
      },
    );
    const record = await shownPeople(call, page.record);
    return tableReply(call, {
      list: admins.list,
      title: '用户',
      columns: COLUMNS,
      asked: {},
      ...page,
      record,
    });
  }),
  get: asKeeper(async (call) => one(call)),
  create: withAhead(
    ({ app, input }) => issueFor(app, input),
    async (call, { password, stored: { phc, pepperId } }) =>
      asKeeper(async () => {
        const { input, db, now } = call;
        const { roleIds, account, mobile, loginType, ...values } = input;
        requireFacts(call, input);
        const org = await ownOrg(call, input.orgId);
        const roles = await rolesWithRights(db, roleIds);
        requireGivable(call, org, roleIds, roles);
        await requireOneDuty(call, undefined, roles);
        const adminId = newId();
        await requireFreeMobile(call, { orgId: input.orgId, adminId }, mobile);
        await people(call)
          .add({
            ...values,
            adminId,
            account,
            accountN: normalAccount(account),
            ...phoneOf(call, adminId, mobile),
            loginType: columnOf(loginType),
            passwordPhc: phc,
            pepperId,
            passwordAt: now,
            passwordFirst: true,
            updatedAt: now,
          })
          .catch(takenAccount);
        call.note({ obj: `admins/${adminId}` });
        const waiting = await giveFirst(call, { ...input, adminId }, roles);
        return { id: adminId, issued: [{ adminId, account, name: input.name, password }], waiting };
      })(call),
  ),
  update: asKeeper(async (call) => {
    const { adminId, mobile, loginType, ...values } = call.input;
    const row = await holdPerson(call, adminId);
    await requireNotAbove(call, row);
    requireFacts(call, call.input);
    const isWay =
      (loginType !== undefined && columnOf(loginType) !== row.loginType) ||
      (values.validTo !== undefined && values.validTo !== row.validTo);
    if (isWay && row.adminId === call.who.adminId)
      throw new RuleError('自己的登录方式和有效期由其他管理员修改');
    if (mobile !== undefined) await requireFreeMobile(call, row, mobile);
    return leavingSomebody(call, [row.orgId], () =>
      people(call).change(adminId, {
        ...values,
        ...(mobile === undefined ? {} : phoneOf(call, adminId, mobile)),
        ...(loginType === undefined ? {} : { loginType: columnOf(loginType) }),
        updatedAt: call.now,
      }),
    );
  }),
  remove: asKeeper(removePerson),
  forbid: asKeeper(async (call) => {
    const row = await holdOther(call, call.input.adminId, '停用');
    adminFlow.next('forbid', statusOf(row));
    return leavingSomebody(call, [row.orgId], () => setStatus(call, row, 'off'));
  }),
  restore: asKeeper(async (call) => {
    const row = await holdOther(call, call.input.adminId, '启用');
    adminFlow.next('restore', statusOf(row));
    return setStatus(call, row, 'on');
  }),
  roles: asKeeper(async (call) => {
    const row = await people(call).get(call.input.adminId, keptBy(call));
    const { rows } = await sql<{ roleId: string; held: boolean; on: boolean }>`
      select r.role_id, r.status = ${onOff.code('on')} as on,
        exists (select from admin_role h where h.admin_id = ${row.adminId} and h.role_id = r.role_id) as held
      from role r join org o on o.org_id = ${row.orgId} and r.org_type = o.org_type and r.prov in ('', o.prov)`.execute(
      call.db,
    );
    const facts = new Map(rows.map((role) => [role.roleId, role]));
    const found = await rolesWithRights(
      call.db,
      rows.map(({ roleId }) => roleId),
    );
    return {
      record: found
        .map((role) => ({
          roleId: role.roleId,
          roleName: role.roleName,
          held: facts.get(role.roleId)?.held === true,
          givable: facts.get(role.roleId)?.on === true && mayGive(call.who, role),
        }))
        .filter(({ held, givable }) => held || givable),
    };
  }),
  getAdminDtoById: asKeeper(async (call) => {
    const person = await one(call);
    const [held, { rows }] = await Promise.all([
      rolesWithRights(call.db, person.roleIds),
      sql<{ orgName: string }>`
        with recursive above as (
          select org_id, parent_id, org_name, 0 as n from org where org_id = ${person.orgId}
          union all select o.org_id, o.parent_id, o.org_name, n + 1 from above join org o on o.org_id = above.parent_id
        ) select org_name from above order by n desc`.execute(call.db),
    ]);
    const on = held.filter(({ status }) => status === onOff.code('on'));
    const codes = [...new Set(on.flatMap(({ rights }) => rights))].sort();
    return {
      ...person,
      orgPath: rows.map(({ orgName }) => orgName).join(' / '),
      rights: codes.map((code) => ({ code, title: titleOf(code) })),
    };
  }),
  endSession: asKeeper(async (call) => {
    const row = await holdOther(call, call.input.adminId, '结束会话');
    const { numAffectedRows } = await sql`
      update session set end_code = 410, ended_at = ${call.now} where admin_id = ${row.adminId} and end_code is null`.execute(
      call.db,
    );
    if (numAffectedRows === 0n) throw new RuleError('该用户现在没有登录');
    return people(call).change(row.adminId, { updatedAt: call.now });
  }),
  unlock: asKeeper(async (call) => {
    const row = await holdPerson(call, call.input.adminId);
    if (!(await unlockSignIn(call, row))) throw new RuleError('该用户没有被锁定，不需要解锁');
    return people(call).change(row.adminId, { updatedAt: call.now });
  }),
  importLocaleSetUser: (call) => importFile(call, adminsRoutes, localeSetUsers, call.input),
  ...passwordCalls,
  ...pointUserCalls,
});

async function one(call: Given<{ readonly adminId: string }>) {
  const row = await people(call).get(call.input.adminId, keptBy(call));
  const [shown] = await shownPeople(call, [row]);
  if (!shown) throw new Error('a row that was read is shown');
  return shown;
}

const setStatus = (call: Given, { adminId }: PersonRow, status: 'on' | 'off') =>
  people(call).change(adminId, { status: onOff.code(status), updatedAt: call.now });

/** Letters that a pattern would take for its own stand for themselves. */
const likeStart = (account: string) =>
  normalAccount(account).replaceAll(/[\\%_]/g, String.raw`\$&`);
const columnOf = (step: string) => (step === 'none' ? '' : step);
