import { mostRights } from '@tqc/contract/catalogue';
import { againstDuty, rolePermission, roles, permissionsOf } from '@tqc/contract/rms';
import { onOff } from '@tqc/domain/dictionaries';
import { refuse, RuleError, TooLate } from '@tqc/domain/kit';
import { CENTRE, PROVINCE } from '@tqc/domain/organisations';
import { scopeOfRole } from '@tqc/domain/people';
import { sql } from 'kysely';
import { newId } from '../../../kit/newId';
import { serve, type Given } from '../../../kit/serve';
import { holdsText } from '../../../kit/store';
import { leavingSomebody } from '../people/lastOne';
import { mayGive, mayGiveRight, rolesWithRights } from '../people/mayGive';
import { asKeeper } from '../people/scope';
import { changeRights, showPages } from './changeRights';
import { rightTree } from './rightTree';
import { holdRole, orgsOfRole, readBy, roleStore, writtenBy, type RoleRow } from './scope';

export const rolesRoutes = serve(roles, {
  list: asKeeper(async (call) => {
    const { roleName } = call.input;
    const page = await roleStore(call).page(call.input, {
      equal: ['orgType', 'duty', 'status'],
      order: 'updatedAt.desc',
      filled: ['roleName', 'updatedAt'],
      where: [readBy(call), roleName === undefined ? undefined : holdsText('role_name', roleName)],
    });
    return { ...page, record: await shownRoles(call, page.record) };
  }),
  get: asKeeper(async (call) => {
    const [role] = await shownRoles(call, [await roleOf(call)]);
    if (!role) throw new Error('a row that was read is shown');
    return role;
  }),
  create: asKeeper(async (call) => {
    const { copyOf, ...values } = call.input;
    const { who, db, now } = call;
    if (who.orgType === PROVINCE && values.orgType === CENTRE)
      throw refuse('orgType', '省级只能建本省各类机构的角色');
    const from = copyOf === undefined ? undefined : await roleStore(call).get(copyOf, readBy(call));
    if (from && from.orgType !== values.orgType)
      throw refuse('orgType', '复制的角色适用于另一类机构，请选择相同的机构类型');
    const roleId = newId();
    await roleStore(call)
      .add({ ...values, roleId, prov: who.orgType === CENTRE ? '' : who.prov, updatedAt: now })
      .catch(takenName);
    if (from) {
      const { rows } = await sql<{ code: string }>`
        select permission as code from role_permission where role_id = ${from.roleId}`.execute(db);
      // What the caller could not give, and what is of another duty, is left out of the copy.
      const codes = rows.map(({ code }) => code);
      const given = codes.filter(
        (code) =>
          mayGiveRight(who, values.orgType, code) && againstDuty(values.duty, code) === undefined,
      );
      if (given.length > 0)
        await db
          .insertInto('rolePermission')
          .values(given.map((permission) => ({ roleId, permission })))
          .execute();
    }
    call.note({ obj: `roles/${roleId}` });
    return { id: roleId };
  }),
  update: asKeeper(async (call) => {
    const { roleId, ...values } = call.input;
    await holdRole(call, roleId);
    return roleStore(call)
      .change(roleId, { ...values, updatedAt: call.now })
      .catch(takenName);
  }),
  remove: asKeeper(async (call) => {
    const { roleId } = call.input;
    await holdRole(call, roleId);
    if ((await orgsOfRole(call, roleId)).length > 0)
      throw new RuleError('还有用户在用这个角色，不能删除，请先取消他们的角色或停用');
    await call.db.deleteFrom('rolePermission').where('roleId', '=', roleId).execute();
    return roleStore(call).remove(roleId);
  }),
  forbid: asKeeper((call) => setStatus(call, 'off', '该角色已经停用')),
  restore: asKeeper((call) => setStatus(call, 'on', '该角色没有停用，不需要启用')),
  permissions: asKeeper(async (call) => {
    const role = await roleOf(call);
    const { rows } = await sql<{ permission: string; shown: boolean }>`
      select permission, shown from role_permission where role_id = ${role.roleId}`.execute(
      call.db,
    );
    const shown = new Map(rows.map((row) => [row.permission, row.shown]));
    return {
      record: rightTree(new Set(shown.keys())).map((right) => ({
        ...right,
        shown: shown.get(right.code) === true,
      })),
    };
  }),
  queryProvinceRole: asKeeper(async (call) => {
    const role = await roleOf(call);
    const { rows } = await sql<{ prov: string; users: number }>`
      select case o.org_type when ${CENTRE} then '' else o.prov end as prov, count(*)::int as users
      from admin_role join admin using (admin_id) join org o using (org_id)
      where role_id = ${role.roleId} and ${usersSeen(call)} group by 1 order by 1`.execute(call.db);
    return { record: rows };
  }),
});

export const permissionsRoutes = serve(permissionsOf, {
  list: ({ who, input }) => {
    const { orgType, duty } = input;
    const codes = [...mostRights(orgType)].filter(
      (code) =>
        mayGiveRight(who, orgType, code) &&
        (duty === undefined || againstDuty(duty, code) === undefined),
    );
    return { record: [...rightTree(new Set(codes))] };
  },
  roles: asKeeper(async (call) => {
    const { rows } = await sql<RoleRow>`
      select r.* from role r join role_permission using (role_id)
      where permission = ${call.input.code} and ${readBy(call)} order by r.role_id`.execute(
      call.db,
    );
    const shown = await shownRoles(call, rows);
    return {
      record: shown.map(({ roleId, roleName, orgType, users }) => ({
        roleId,
        roleName,
        orgType,
        users,
      })),
    };
  }),
});

export const rolePermissionRoutes = serve(rolePermission, {
  relations: asKeeper((call) => changeRights(call, 'give')),
  relationsRemove: asKeeper((call) => changeRights(call, 'take')),
  relationsShow: asKeeper(showPages),
});

const roleOf = (call: Given<{ readonly roleId: string }>) =>
  roleStore(call).get(call.input.roleId, readBy(call));

/** A province counts its own people alone. */
const usersSeen = ({ who }: Pick<Given, 'who'>) =>
  who.orgType === CENTRE ? sql`true` : sql`o.prov = ${who.prov}`;

async function shownRoles(call: Pick<Given, 'db' | 'who'>, rows: readonly RoleRow[]) {
  if (rows.length === 0) return [];
  const { rows: found } = await sql<{
    roleId: string;
    users: number;
    menus: number;
    buttons: number;
    own: boolean;
  }>`
    select role_id, ${writtenBy(call)} as own,
      (select count(*)::int from admin_role a join admin p using (admin_id) join org o using (org_id)
        where a.role_id = r.role_id and ${usersSeen(call)}) as users,
      (select count(*)::int from role_permission p where p.role_id = r.role_id and permission like '%.menu') as menus,
      (select count(*)::int from role_permission p where p.role_id = r.role_id and permission not like '%.menu') as buttons
    from role r where role_id in (${sql.join(rows.map(({ roleId }) => roleId))})`.execute(call.db);
  const beside = new Map(found.map(({ roleId, ...more }) => [roleId, more]));
  return rows.map(
    ({ roleId, roleName, status, orgType, prov, duty, remark, updatedAt, version }) => ({
      roleId,
      roleName,
      status,
      orgType,
      level: prov === '' ? 'nation' : 'province',
      prov,
      scope: scopeOfRole(orgType),
      duty,
      remark,
      updatedAt,
      version,
      ...(beside.get(roleId) ?? { users: 0, menus: 0, buttons: 0, own: false }),
    }),
  );
}

/** A role that is stopped gives nothing, and those who have it are told so with their next call. */
async function setStatus(
  call: Given<{ readonly roleId: string }>,
  to: 'on' | 'off',
  already: string,
): Promise<null> {
  const { roleId } = call.input;
  const row = await holdRole(call, roleId);
  if (row.status === onOff.code(to)) throw new TooLate(already);
  const [role] = await rolesWithRights(call.db, [roleId]);
  if (to === 'on' && (!role || !mayGive(call.who, role)))
    throw new RuleError('该角色有您没有的权限，请由有这些权限的人启用');
  return leavingSomebody(call, await orgsOfRole(call, roleId), () =>
    roleStore(call).change(roleId, { status: onOff.code(to), updatedAt: call.now }),
  );
}

function takenName(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'role_name_in_place')
    throw refuse('roleName', '这类机构已有同名角色，请换一个名称');
  throw error;
}
