import { reportFileTask } from '@tqc/contract/monitor';
import { reportFileStatus, reportStatus } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';
import type { ReportFileInput } from '../trade/reports';

const FIRST = 967_000_000_001n;
const { code } = reportFileStatus;

/** In every state: what waits is made by the product itself as it starts. */
const STATES = [
  { status: code('queued'), format: 'pdf', message: '' },
  { status: code('queued'), format: 'xlsx', message: '' },
  {
    status: code('failed'),
    format: 'pdf',
    message: '内容太多，不适合打印成 PDF，请增加查询条件，或改用 Excel',
  },
  { status: code('cancelled'), format: 'csv', message: '已由本人取消' },
  { status: code('expired'), format: 'xlsx', message: '' },
] as const;

/** Files of reports that the city and the province of the demonstration asked for. */
export async function fillReportFiles(client: PoolClient): Promise<void> {
  const { rows: people } = await client.query<{ admin: string; org: string; name: string }>(
    `select a.admin_id as admin, a.org_id as org, o.org_name as name from admin a join org o using (org_id)
     where o.org_type in (3, 4) and a.account like 'demo%' order by a.admin_id`,
  );
  const { rows: reports } = await client.query<{ id: string; name: string; business: number }>(
    'select report_id as id, name, business from report where status = $1 order by report_id limit 5',
    [reportStatus.code('published')],
  );
  let id = FIRST;
  for (const { admin, org, name } of people)
    for (const [at, { status, format, message }] of STATES.entries()) {
      const report = reports[at % reports.length];
      if (!report) return;
      const input: ReportFileInput = {
        call: reportFileTask.downReportFileTask.id,
        report: report.id,
        number: 1,
        business: report.business,
        format,
        asked: {},
        summary: `${name}；全部`,
        runKey: '',
      };
      const isOpen = status === code('queued');
      await client.query(
        `insert into job (job_id, admin_id, org_id, kind, title, status, input, sealed, file_name, message, created_at, ended_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        [
          String(id),
          admin,
          org,
          reportFileTask.create.id,
          report.name,
          status,
          JSON.stringify(input),
          isOpen ? Buffer.alloc(1) : null,
          `${report.name}_${name}_2024-06-1${at}.${format}`,
          message,
          `2024-06-1${at}T02:00:00Z`,
          isOpen ? null : `2024-06-1${at}T02:00:09Z`,
        ],
      );
      id += 1n;
    }
}
