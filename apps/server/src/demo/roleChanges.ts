import { verifyKind, verifyStatus } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';
import { copyRows } from './copyRows';
import type { DemoOrg } from './places';

const FIRST = 971_000_000_001n;
const { code } = verifyStatus;
const DAY = 86_400_000;

/** Roles of people and rights of roles that wait, took effect, or were refused. */
const CHANGES = [
  { kind: 'person', status: code('pending'), way: 'give', content: '分配角色', opinion: '' },
  { kind: 'roles', status: code('accepted'), way: 'take', content: '取消角色', opinion: '' },
  { kind: 'roles', status: code('accepted'), way: 'give', content: '分配角色', opinion: '已核对' },
  {
    kind: 'roles',
    status: code('rejected'),
    way: 'give',
    content: '分配角色',
    opinion: '该同志为借调人员，不再分配',
  },
] as const;

/** Changes of the people of the home county and its city, asked for by somebody else there. */
export async function fillRoleChanges(
  client: PoolClient,
  orgs: readonly DemoOrg[],
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{
    id: string;
    name: string;
    account: string;
    org: string;
    role: string;
    roleName: string;
    asker: string;
    askerName: string;
  }>(
    `select a.admin_id as id, a.name, a.account, a.org_id as org, r.role_id as role, r.role_name as "roleName",
       k.admin_id as asker, k.name as "askerName"
     from admin a join admin_role ar using (admin_id) join role r using (role_id)
     join lateral (select admin_id, name from admin where org_id = a.org_id and account like 'demo\\_%' order by admin_id limit 1) k on true
     where a.account like 'jingban\\_%' order by a.admin_id`,
  );
  const above = new Map(orgs.map(({ id, parent, name }) => [id, { parent, name }]));
  await copyRows(
    client,
    'role_change',
    [
      'change_id',
      'kind',
      'way',
      'target_id',
      'target',
      'items',
      'content',
      'org_id',
      'asked_by',
      'asker',
      'asked_at',
      'status',
      'decider',
      'decider_org',
      'decided_at',
      'opinion',
    ],
    rows.flatMap((one, at) =>
      CHANGES.map(({ kind, status, way, content, opinion }, nth) => {
        const isDecided = status !== code('pending');
        const asked = new Date(now.getTime() - (nth + 1) * DAY);
        return [
          String(FIRST + BigInt(at * CHANGES.length + nth)),
          verifyKind.code(kind),
          way,
          one.id,
          `${one.name}（${one.account}）`,
          `{${one.role}}`,
          `${content}：${one.roleName}`,
          one.org,
          one.asker,
          one.askerName,
          asked.toISOString(),
          status,
          isDecided ? '江以宁' : '',
          isDecided ? (above.get(above.get(one.org)?.parent ?? '')?.name ?? '') : '',
          isDecided ? new Date(asked.getTime() + DAY / 4).toISOString() : null,
          opinion,
        ];
      }),
    ),
  );
}
