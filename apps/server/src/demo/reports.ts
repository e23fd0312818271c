import { reportStatus } from '@tqc/domain/dictionaries';
import { templates } from '@tqc/domain/reports';
import type { PoolClient } from 'pg';

const FIRST = 966_000_000_001n;
const CENTRE = '5';
const LEVELS = [2, 3, 4];
const { code } = reportStatus;

/** Every template as a published report, and one report in each of the other states. */
export async function fillReports(client: PoolClient): Promise<void> {
  const { rows: makers } = await client.query<{ admin_id: string; name: string }>(
    'select a.admin_id, a.name from admin a join org o using (org_id) where o.org_type = $1 order by a.admin_id limit 2',
    [CENTRE],
  );
  const [maker, second = maker] = makers;
  if (!maker || !second) return;
  const drafts = [
    { template: 'T1', name: '全国教师资格认定情况统计表', status: 'waiting', audience: [4, 5] },
    { template: 'T2', name: '认定人员结构表（新版）', status: 'draft', audience: LEVELS },
    { template: 'H2', name: '证书管理情况统计表（旧版）', status: 'stopped', audience: LEVELS },
  ] as const;
  const all = [
    // The centre reads them too: in the demonstration a second person has looked at each.
    ...templates.map((one) => ({
      ...one,
      name: one.title,
      status: 'published',
      audience: [...LEVELS, 5],
    })),
    ...drafts.flatMap(({ template, ...rest }) => {
      const found = templates.find(({ id }) => id === template);
      return found ? [{ ...found, ...rest }] : [];
    }),
  ] as const;
  for (const [at, { name, business, audience, definition, status }] of all.entries()) {
    const id = String(FIRST + BigInt(at));
    const isOut = status === 'published' || status === 'stopped';
    const made = `2024-03-${String(at + 1).padStart(2, '0')}T02:00:00Z`;
    await client.query(
      `insert into report (report_id, name, business, audience, definition, status, number, creator_id, creator, asked_by, create_time)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        name,
        business,
        audience,
        JSON.stringify(definition),
        code(status as 'draft'),
        isOut ? 1 : null,
        maker.admin_id,
        maker.name,
        status === 'waiting' ? maker.admin_id : null,
        made,
      ],
    );
    if (isOut)
      await client.query(
        `insert into report_version (report_id, number, name, audience, definition, publisher, published_at)
         values ($1, 1, $2, $3, $4, $5, $6)`,
        [id, name, audience, JSON.stringify(definition), second.name, made],
      );
  }
}
