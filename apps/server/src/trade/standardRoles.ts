import { callsOfScreens, catalogueCalls, defaultRights } from '@tqc/contract/catalogue';
import { dutyOf, type Duty } from '@tqc/contract/rms';
import { allScreens } from '@tqc/contract/screens';
import { CENTRE, CITY, COUNTY, POINT, PROVINCE, UNIVERSITY } from '@tqc/domain/organisations';
import type { Queries } from '../kit/scope';

const AUDIT_ROLE = 9;

const business = (orgType: number, roleName: string) => ({
  roleId: orgType,
  roleName,
  orgType,
  duty: 'business',
  rights: () => [...defaultRights(orgType)].filter((code) => dutyOf(code) === undefined),
});

/** What somebody of any duty has besides: the first page, messages, words. */
const AT_WORK = [
  'shell.homeWorks.menu',
  'message.msgSysmsg.view',
  'message.msgSysmsg.send',
  'lookup.common.view',
  'resource.file.view',
  'resource.file.download',
  'resource.file.upload',
];
const permissions = new Map(catalogueCalls.map(({ id, permission }) => [id, permission]));

/** The rights of a duty, with the pages on which they are used and what is looked at there. */
function rightsOfDuty(orgType: number, duty: Duty): readonly string[] {
  const all = defaultRights(orgType);
  const rights = new Set(AT_WORK.filter((code) => all.has(code)));
  for (const code of all) if (dutyOf(code) === duty) rights.add(code);
  for (const { id, orgTypes, permission } of allScreens) {
    const ofCalls = (callsOfScreens[id] ?? []).map((call) => permissions.get(call) ?? '');
    if (!orgTypes.includes(orgType) || !ofCalls.some((code) => dutyOf(code) === duty)) continue;
    for (const code of [permission, ...ofCalls])
      if (all.has(code) && /\.(view|menu)$/.test(code)) rights.add(code);
  }
  return [...rights];
}

/** Numbers of these roles: those of business are the numbers of the kinds of organisation. */
const [SYSTEM_ROLES, SECURITY_ROLES] = [20, 30];
/** The standard role of a duty for a kind of organisation. */
export const roleOfDuty = (duty: 'system' | 'security', orgType: number): number =>
  (duty === 'system' ? SYSTEM_ROLES : SECURITY_ROLES) + orgType;

const administrators = (orgType: number, level: string) =>
  (['system', 'security'] as const).map((duty) => ({
    roleId: roleOfDuty(duty, orgType),
    roleName: `${level}${duty === 'system' ? '系统管理员' : '安全管理员'}`,
    orgType,
    duty,
    rights: () => rightsOfDuty(orgType, duty),
  }));

/**
 * What an installation begins with: who works at an organisation of a kind, who administers it,
 * and who audits; the duties of administering do not meet in one role.
 */
const standardRoles = [
  business(POINT, '确认点经办'),
  business(COUNTY, '县级经办'),
  business(CITY, '市级经办'),
  business(PROVINCE, '省级经办'),
  business(CENTRE, '国家级经办'),
  business(UNIVERSITY, '高校经办'),
  ...administrators(COUNTY, '县级'),
  ...administrators(CITY, '市级'),
  ...administrators(PROVINCE, '省级'),
  ...administrators(CENTRE, '国家级'),
  {
    roleId: AUDIT_ROLE,
    roleName: '审计管理员',
    orgType: CENTRE,
    duty: 'audit',
    rights: () => [
      'rms.audit.view',
      'shell.homeWorks.menu',
      'message.msgSysmsg.view',
      'lookup.common.view',
    ],
  },
];

/**
 * Lays the standard roles down where there is no role yet: nobody begins by choosing hundreds of
 * rights. What was changed of them since stays.
 */
export async function layDownRoles(queries: Queries): Promise<void> {
  const { rows } = await queries.query('select from role limit 1');
  if (rows.length > 0) return;
  for (const { roleId, roleName, orgType, duty, rights } of standardRoles) {
    await queries.query(
      'insert into role (role_id, role_name, org_type, duty) values ($1, $2, $3, $4)',
      [roleId, roleName, orgType, duty],
    );
    await queries.query(
      'insert into role_permission (role_id, permission) select $1, unnest($2::text[])',
      [roleId, rights()],
    );
  }
}
