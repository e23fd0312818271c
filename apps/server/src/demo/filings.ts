import { filingStatus, filingType } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';
import type { AppParts } from '../kit/serve';
import { keepFile } from './demoFiles';
import { applicationForm } from './documents';
import type { DemoOrg } from './places';

const FIRST = 960_000_000_001n;
const APPLIED = '2024-06-12T02:00:00Z';
const DECIDED = '2024-06-13T03:00:00Z';

/** In every state, one county each; the first can be used at once. */
const STATES = [
  { status: 'passed', uses: 5, left: 4, until: '2024-12-31', opinion: '' },
  { status: 'waiting', uses: 0, left: 0, until: null, opinion: '' },
  { status: 'returned', uses: 0, left: 0, until: null, opinion: '请写明数据范围' },
  { status: 'expired', uses: 3, left: 1, until: '2024-06-15', opinion: '' },
] as const;

/** Filings for letting numbers out in full, each with its promise. */
export async function fillFilings(
  app: AppParts,
  client: PoolClient,
  orgs: readonly DemoOrg[],
): Promise<void> {
  const counties = orgs.filter(({ type, parent }) => type === 2 && parent !== null);
  for (const [at, state] of STATES.entries()) {
    const county = counties[at % counties.length];
    if (county) await fillFiling(app, client, county, at, state);
  }
  // The next number follows those that are given here.
  await client.query("insert into number_counter (series, last) values ('filing/2024', $1)", [
    STATES.length,
  ]);
}

async function fillFiling(
  app: AppParts,
  client: PoolClient,
  org: DemoOrg,
  at: number,
  { status, uses, left, until, opinion }: (typeof STATES)[number],
): Promise<void> {
  const { rows } = await client.query<{ admin_id: string; name: string }>(
    'select admin_id, name from admin where org_id = $1 order by admin_id limit 1',
    [org.id],
  );
  const [person] = rows;
  if (!person) return;
  const drawn = await applicationForm([
    ['承诺机构', org.name],
    ['责任人', person.name],
    ['承诺', '导出的数据只用于备案的用途，用后销毁'],
  ]);
  const owner = { ...org, orgId: org.id, adminId: person.admin_id };
  const fileId = await keepFile(app, client, '导出承诺书.pdf', drawn, owner);
  const decided = status !== 'waiting';
  await client.query(
    `insert into export_filing (doc_id, filing_no, filing_type, org_id, org_name, above_id, admin_id, applicant, purpose, data_scope, columns, reason,
       expected, days, responsible, file_id, applied_at, status, uses, uses_left, valid_until, opinion, reviewer, reviewed_at, prov, city, county)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '报送上级核对', '2024年上半年，本机构', '{idNo}', '上级系统按证件号码比对',
       5000, 30, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      String(FIRST + BigInt(at)),
      `BA2024${String(at + 1).padStart(6, '0')}`,
      filingType.code('recognition'),
      org.id,
      org.name,
      org.parent,
      person.admin_id,
      person.name,
      fileId,
      APPLIED,
      filingStatus.code(status),
      uses,
      left,
      until,
      opinion,
      decided ? '上级审核员' : '',
      decided ? DECIDED : null,
      org.prov,
      org.city,
      org.county,
    ],
  );
}
