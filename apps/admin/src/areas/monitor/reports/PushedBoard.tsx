import { govdata } from '@tqc/contract/monitor';
import { dayAfter } from '@tqc/domain/shared';
import { templates } from '@tqc/domain/reports';
import {
  SearchForm,
  fromQuery,
  toQuery,
  type SearchField,
  type SearchValues,
} from '@tqc/ui/SearchForm';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { momentText } from '../../../kit/record/momentText';
import { RecordMissing, RecordStale } from '../../../kit/record/RecordNotice';
import { todayText } from '../../../kit/record/momentText';
import { useRecord } from '../../../kit/record/useRecord';
import { transport } from '../../../kit/session/session';
import { askedIn } from './askedIn';
import { headOf } from './designState';
import styles from './reports.module.css';
import { ReportTable } from './ReportTable';

/** The days that are looked at where nobody chose any. */
const USUAL_DAYS = 30;
const fields: readonly SearchField[] = [
  {
    name: 'by',
    label: '统计方式',
    kind: 'select',
    options: [
      { value: 'org', label: '按机构' },
      { value: 'day', label: '按日期' },
    ],
  },
  { name: 'when', label: '产生日期', kind: 'dateRange' },
];
const REPORT = templates.find(({ id }) => id === 'R10');

/** 办件回传统计: what the national platform took, refused and gave back. */
export function PushedBoard() {
  const [params, setParams] = useSearchParams();
  const active = useMemo(() => fromQuery(fields, params), [params]);
  const [typed, setTyped] = useState<SearchValues>(active);
  const by = active['by'] === 'day' ? 'day' : 'org';
  const today = todayText(transport.now());
  const {
    org,
    from = dayAfter(today, -USUAL_DAYS),
    to = today,
  } = askedIn({
    ...active,
    org: params.get('org') ?? undefined,
  });
  const asked = { by, from, to, ...(org === undefined ? {} : { org }) } as const;
  const { record, failure, reload } = useRecord(govdata.reportHctj, asked);
  const head = useMemo(
    () =>
      REPORT &&
      headOf({
        name: REPORT.title,
        business: REPORT.business,
        audience: [],
        definition: { ...REPORT.definition, rows: [by] },
      }),
    [by],
  );
  function find(values: SearchValues) {
    const next = new URLSearchParams(params);
    for (const { name } of fields) next.delete(name);
    for (const [name, value] of toQuery(fields, values)) next.set(name, value);
    if (next.toString() === params.toString()) reload();
    else setParams(next);
  }
  const down = (to: string) => {
    const next = new URLSearchParams(params);
    next.set('org', to);
    setParams(next);
  };
  if (!head) return null;
  return (
    <>
      <section className={styles.card}>
        <SearchForm
          fields={fields}
          value={typed}
          onChange={setTyped}
          onSearch={find}
          active={active}
          searching={!record && !failure}
          onReset={() => {
            setTyped({});
            find({});
          }}
        />
      </section>
      <section className={`${styles.card} ${styles.board}`}>
        <div className={styles.bar}>
          <h2 className={styles.name}>{head.name}</h2>
          <span className={styles.asOf} role="status">
            {record
              ? `${record.place.name}　${from}至${to}　统计截止时间：${momentText(record.asOf)}`
              : ''}
          </span>
        </div>
        {record && <RecordStale failure={failure} onRetry={reload} />}
        {failure && !record ? (
          <RecordMissing failure={failure} onRetry={reload} />
        ) : (
          <ReportTable
            name={head.name}
            head={head}
            preview={record}
            loading={!record}
            onDown={down}
          />
        )}
        <p className={styles.note}>说明：{head.note}</p>
      </section>
    </>
  );
}
