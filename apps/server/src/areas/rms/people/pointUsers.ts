import type { ParsedOf } from '@tqc/contract/kit';
import { admins } from '@tqc/contract/rms';
import { normalAccount } from '@tqc/contract/wire';
import { onOff } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { CENTRE, CITY, COUNTY, POINT, PROVINCE } from '@tqc/domain/organisations';
import { normalMobile } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { MOST_AT_ONCE, tableReply } from '../../../kit/export';
import { outOfReach } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { withAhead, type CallContext, type Given } from '../../../kit/serve';
import { containsText, type PageInput } from '../../../kit/store';
import {
  giveFirst,
  ownOrg,
  phoneOf,
  removePerson,
  requireFacts,
  requireFreeMobile,
  takenAccount,
} from './entry';
import { issueFor, type Issue } from './issue';
import { leavingSomebody } from './lastOne';
import { requireGivable, requireNotAbove, rolesWithRights } from './mayGive';
import { asKeeper, holdPerson, people, type PersonRow } from './scope';
import { shownPeople, statusOf } from './show';

/** What a point does: 认定, 定期注册; a point that does both (3) is of either. */
type Work = 1 | 2;
const BOTH = 3;
const COLUMNS = [
  'name',
  'status',
  'account',
  'pointName',
  'parentName',
  'pointRole',
  'mobile',
  'keySerial',
  'validTo',
  'remark',
  'seenAt',
] as const;

/** The calls of the points of one kind of work. */
const callsOf = (work: Work) => ({
  query: asKeeper((call: CallContext<typeof admins.queryCertificateUser>) => query(call, work)),
  ofOrgs: asKeeper((call: CallContext<typeof admins.queryCertificateUserByOrgIds>) =>
    ofOrgs(call, work),
  ),
  add: withAhead<typeof admins.addCertificateUser, Issue>(
    ({ app, input }) => issueFor(app, input),
    (call, issue) => asKeeper(() => add(call, work, issue))(call),
  ),
  edit: asKeeper((call: CallContext<typeof admins.editCertificateUser>) => edit(call, work)),
  del: asKeeper(async (call: CallContext<typeof admins.delCertificateUser>) => {
    await requirePerson(call, work);
    return removePerson(call);
  }),
});
const recognition = callsOf(1);
const renewal = callsOf(2);

/** Users of confirmation points, of both kinds of work. */
export const pointUserCalls = {
  queryCertificateUser: recognition.query,
  queryCertificateUserByOrgIds: recognition.ofOrgs,
  addCertificateUser: recognition.add,
  editCertificateUser: recognition.edit,
  delCertificateUser: recognition.del,
  queryEnrollUser: renewal.query,
  queryEnrollUserByOrgIds: renewal.ofOrgs,
  addEnrollUser: renewal.add,
  editEnrollUser: renewal.edit,
  delEnrollUser: renewal.del,
  exportLocaleSetUser: asKeeper(async (call: CallContext<typeof admins.exportLocaleSetUser>) => {
    const { bizType, ...asked } = call.input;
    const page = { pageNo: 1, pageSize: MOST_AT_ONCE, exactTotal: true };
    return tableReply(call, {
      list: bizType === 1 ? admins.queryCertificateUser : admins.queryEnrollUser,
      title: bizType === 1 ? '认定确认点用户' : '注册确认点用户',
      columns: COLUMNS,
      asked,
      ...(await found(call, { ...asked, ...page }, bizType)),
    });
  }),
};

const pointsOf = (work: Work): RawBuilder<unknown> =>
  sql`org_type = ${POINT} and org_biz_type in (${work}, ${BOTH})`;

/** Points of the caller's place: a county's own, a city's with those of its counties, and so on. */
function within({ who }: Pick<Given, 'who'>): RawBuilder<unknown> {
  switch (who.orgType) {
    case COUNTY:
      return sql`prov = ${who.prov} and city = ${who.city} and county = ${who.county}`;
    case CITY:
      return sql`prov = ${who.prov} and city = ${who.city}`;
    case PROVINCE:
      return sql`prov = ${who.prov}`;
    default:
      return who.orgType === CENTRE ? sql`true` : sql`org_id = ${who.orgId}`;
  }
}

const query = (call: CallContext<typeof admins.queryCertificateUser>, work: Work) =>
  found(call, call.input, work);

/** Of chosen organisations: the people of a point, or of the points that one keeps. */
async function ofOrgs(call: CallContext<typeof admins.queryCertificateUserByOrgIds>, work: Work) {
  const { orgIds, ...input } = call.input;
  const chosen = [...new Set(orgIds)];
  const { rows } = await sql`
    select from org where org_id in (${sql.join(chosen)}) and ${within(call)}`.execute(call.db);
  if (rows.length < chosen.length) throw outOfReach();
  const ids = sql.join(chosen);
  return found(call, input, work, sql`(org_id in (${ids}) or parent_id in (${ids}))`);
}

async function found(
  call: Given,
  input: Omit<ParsedOf<typeof admins.exportLocaleSetUser>, 'bizType'> & PageInput,
  work: Work,
  chosen: RawBuilder<unknown> = sql`true`,
) {
  const { app } = call;
  const { account, mobile, pointName, status } = input;
  const page = await people(call).page(input, {
    equal: ['pointRole'],
    order: 'updatedAt.desc',
    filled: ['account', 'name', 'updatedAt'],
    where: [
      sql`org_id in (select org_id from org where ${pointsOf(work)} and ${within(call)} and ${chosen}
        ${pointName === undefined ? sql`` : sql`and ${containsText('org_name', pointName)}`})`,
      input.name === undefined ? undefined : containsText('name', input.name),
      account === undefined ? undefined : containsText('account', account),
      mobile === undefined
        ? undefined
        : sql`phone_index = ${app.personal.index('mobile', normalMobile(mobile))}`,
      status === undefined ? undefined : sql`status = ${1 - status}`,
    ],
  });
  return { ...page, record: await shown(call, page.record) };
}

async function shown(call: Given, rows: readonly PersonRow[]) {
  if (rows.length === 0) return [];
  const { rows: orgs } = await sql<{ orgId: string; parentId: string; parentName: string }>`
    select o.org_id, o.parent_id, p.org_name as parent_name from org o join org p on p.org_id = o.parent_id
    where o.org_id in (${sql.join(rows.map(({ orgId }) => orgId))})`.execute(call.db);
  const above = new Map(orgs.map((org) => [org.orgId, org]));
  const facts = new Map((await shownPeople(call, rows)).map((one) => [one.adminId, one]));
  return rows.map((row) => {
    const one = facts.get(row.adminId);
    if (!one) throw new Error('a row that was read is shown');
    return {
      adminId: row.adminId,
      account: row.account,
      name: row.name,
      status: statusOf(row),
      condition: one.condition,
      locked: one.locked,
      orgId: row.orgId,
      pointName: one.orgName,
      parentName: above.get(row.orgId)?.parentName ?? '',
      pointRole: row.pointRole,
      mobile: one.mobile,
      keySerial: one.keySerial,
      validTo: row.validTo,
      remark: row.remark,
      seenAt: one.seenAt,
      own: above.get(row.orgId)?.parentId === call.who.orgId,
      updatedAt: row.updatedAt,
      version: row.version,
    };
  });
}

async function add(
  call: CallContext<typeof admins.addCertificateUser>,
  work: Work,
  { password, stored: { phc, pepperId } }: Issue,
) {
  const { input, now } = call;
  const { account, mobile, ...values } = input;
  requireFacts(call, input);
  await requirePoint(call, input.orgId, work);
  const org = await ownOrg(call, input.orgId);
  const roles = await roleOfPoints(call);
  requireGivable(
    call,
    org,
    roles.map(({ roleId }) => roleId),
    roles,
  );
  const adminId = newId();
  await requireFreeMobile(call, { orgId: input.orgId, adminId }, mobile);
  await people(call)
    .add({
      ...values,
      adminId,
      account,
      accountN: normalAccount(account),
      ...phoneOf(call, adminId, mobile),
      passwordPhc: phc,
      pepperId,
      passwordAt: now,
      passwordFirst: true,
      updatedAt: now,
    })
    .catch(takenAccount);
  call.note({ obj: `admins/${adminId}`, subject: input.name });
  const waiting = await giveFirst(call, { ...input, adminId }, roles);
  return {
    id: adminId,
    issued: [{ adminId, account, name: input.name, password }],
    waiting,
  };
}

async function edit(
  call: CallContext<typeof admins.editCertificateUser>,
  work: Work,
): Promise<null> {
  const { adminId, mobile, orgId, ...values } = call.input;
  const row = await requirePerson(call, work);
  requireFacts(call, call.input);
  if (orgId !== undefined) {
    await requirePoint(call, orgId, work);
    await ownOrg(call, orgId);
  }
  if (mobile !== undefined)
    await requireFreeMobile(call, { adminId, orgId: orgId ?? row.orgId }, mobile);
  return leavingSomebody(call, [row.orgId], () =>
    people(call).change(adminId, {
      ...values,
      ...(orgId === undefined ? {} : { orgId }),
      ...(mobile === undefined ? {} : phoneOf(call, adminId, mobile)),
      updatedAt: call.now,
    }),
  );
}

/** Somebody of a point of the caller's organisation, held. */
async function requirePerson(
  call: Given<{ readonly adminId: string }>,
  work: Work,
): Promise<PersonRow> {
  const row = await holdPerson(call, call.input.adminId);
  await requireNotAbove(call, row);
  await requirePoint(call, row.orgId, work, new RuleError('该用户不是这类确认点的用户'));
  return row;
}

async function requirePoint(
  { db }: Pick<Given, 'db'>,
  orgId: string,
  work: Work,
  otherwise: Error = refuse('orgId', '请选择本机构的确认点'),
): Promise<void> {
  const { rows } = await sql`select from org where org_id = ${orgId} and ${pointsOf(work)}`.execute(
    db,
  );
  if (rows.length === 0) throw otherwise;
}

/** The role that people of points work with, as the centre keeps it. */
async function roleOfPoints({ db }: Pick<Given, 'db'>) {
  const { rows } = await sql<{ roleId: string }>`
    select role_id from role where org_type = ${POINT} and prov = '' and status = ${onOff.code('on')}
    order by role_id limit 1`.execute(db);
  if (!rows[0]) throw new RuleError('没有确认点用户的角色，请国家中心先在“角色权限管理”建立');
  return rolesWithRights(db, [rows[0].roleId]);
}
