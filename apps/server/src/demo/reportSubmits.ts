import { reportSubmitStatus } from '@tqc/domain/dictionaries';
import { periodOf, type Definition } from '@tqc/domain/reports';
import type { PoolClient } from 'pg';
import { kyselyOfClient } from '../kit/scope';
import { frozen, runReport } from '../trade/reports';

const FIRST = 968_000_000_001n;
const { code } = reportSubmitStatus;
const back = '与上期相差较大，请核对后重新报送';

const STATES = [
  { status: 'accepted', period: '2024Q1', by: '林问夏', opinion: '' },
  { status: 'returned', period: '2024-04', by: '林问夏', opinion: back },
  { status: 'submitted', period: '2024-05', by: '', opinion: '' },
] as const;

/** Figures that the counties of the demonstration handed in to their cities, in every state. */
export async function fillReportSubmits(client: PoolClient): Promise<void> {
  const { rows: reports } = await client.query<{
    id: string;
    name: string;
    business: number;
    definition: Definition;
  }>(
    `select report_id as id, v.name, r.business, v.definition from report r join report_version v using (report_id, number)
     where r.business = 2 order by report_id limit 1`,
  );
  const [report] = reports;
  if (!report) return;
  const { rows: people } = await client.query<{
    admin: string;
    name: string;
    orgId: string;
    orgType: number;
    prov: string;
    city: string;
    county: string;
    point: string;
  }>(
    `select distinct on (a.org_id) a.admin_id as admin, a.name, a.org_id as "orgId", o.org_type as "orgType",
       o.prov, o.city, o.county, o.point from admin a join org o using (org_id)
     where o.org_type = 2 order by a.org_id, a.admin_id limit 6`,
  );
  const db = kyselyOfClient(client);
  let id = FIRST;
  for (const person of people)
    for (const [at, { status, period: name, by, opinion }] of STATES.entries()) {
      const [period, last] = [periodOf(name), periodOf(periodOf(name)?.before ?? '')];
      if (!period || !last) continue;
      const run = (one: typeof period) => runReport(db, person, report.definition, one);
      const before = { label: last.label, totals: [...(await run(last)).totals] };
      const { figures, checks, changeText } = frozen(report.definition, await run(period), before);
      const isOpen = checks.some(({ holds }) => !holds);
      await client.query(
        `insert into report_submit (report_submit_id, report_id, number, name, business, period, org_id, prov, city, county, point,
           status, figures, checks, check_text, change_text, text, submitted_by, submitter_id, submitted_at, reviewer, reviewed_at, opinion)
         values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
        [
          String(id),
          report.id,
          report.name,
          report.business,
          name,
          person.orgId,
          person.prov,
          person.city,
          person.county,
          person.point,
          code(status),
          JSON.stringify(figures),
          JSON.stringify(checks),
          isOpen ? '1项已说明' : '全部符合',
          changeText,
          isOpen ? '申报集中在这一期' : '',
          person.name,
          person.admin,
          `2024-06-0${at + 3}T02:00:00Z`,
          by,
          by === '' ? null : `2024-06-0${at + 4}T02:00:00Z`,
          opinion,
        ],
      );
      id += 1n;
    }
}
