import type { reportSubmit } from '@tqc/contract/monitor';
import type { OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { momentText } from '../../../kit/record/momentText';
import { columnTitle, figureText, ReportTable } from './ReportTable';
import styles from './reports.module.css';

/** What was handed in: the figures as they stood, what was looked at, and the period before. */
export function SubmissionView({ record }: { readonly record: OutputOf<typeof reportSubmit.get> }) {
  const { head, lines, totals, before, checks, reportName } = record;
  const preview = {
    place: { id: '', name: record.orgName },
    path: [],
    asOf: record.submittedAt,
    total: lines.length,
    rows: lines.map((line) => ({ ...line, keys: [], org: null })),
    totals,
    checks: [],
  };
  return (
    <div className={styles.main}>
      <DescriptionList
        columns={2}
        items={[
          { label: '报送', value: `${record.submittedBy}，${momentText(record.submittedAt)}` },
          {
            label: '接收',
            value: record.reviewedAt ? `${record.reviewer}，${momentText(record.reviewedAt)}` : '—',
          },
          {
            label: '审核关系',
            value: checks.map(({ says, holds, compared = true }) => (
              <div key={says}>{compared ? `${holds ? '符合' : '不符合'}：${says}` : says}</div>
            )),
          },
          { label: '说明', value: record.text || '—' },
          { label: '意见', value: record.opinion || '—' },
          {
            label: before ? `上期（${before.label}）合计` : '上期',
            value: before
              ? head.columns
                  .map((column, at) => `${columnTitle(column)}${figureText(before.totals[at])}`)
                  .join('，')
              : '没有数据',
          },
        ]}
      />
      <ReportTable
        name={reportName}
        head={{ ...head, name: reportName, chart: null, note: '' }}
        preview={preview}
        loading={false}
        onDown={() => undefined}
      />
    </div>
  );
}
