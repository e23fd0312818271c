import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { reports } from '@tqc/contract/monitor';
import type { OutputOf } from '@tqc/contract/kit';
import { certType } from '@tqc/domain/dictionaries';
import { LinkButton, ToolButton } from '@tqc/ui/foundation';
import {
  fromQuery,
  SearchForm,
  toQuery,
  type SearchField,
  type SearchValues,
} from '@tqc/ui/SearchForm';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { momentText } from '../../../kit/record/momentText';
import { RecordMissing, RecordStale } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { CheckList } from './CheckList';
import { QuickDays } from './QuickDays';
import { ReportChart } from './ReportChart';
import styles from './reports.module.css';
import { ReportTable, type Figure, type Head, type Place as Cell } from './ReportTable';
import { useBigRun } from './useBigRun';
import { askedIn, type Asked } from './askedIn';

/** What stands in the address of a report beside its own conditions. */
const VIEW = 'view';

type Behind = (figure: Figure, asked: Asked, onClose: () => void) => ReactNode;

interface ReportBoardProps {
  readonly id: string;
  readonly draft?: boolean;
  /** The window of what stands behind a figure, where there is one. */
  readonly behind?: Behind | undefined;
  /** What can be done with the report as it is asked for. */
  readonly tools?: (asked: Asked) => ReactNode;
}

/** A report for its reader: what it is asked for, the place it looks at, table or drawing. */
export function ReportBoard({ id, draft = false, tools, behind }: ReportBoardProps) {
  const one = { id, draft };
  const query = useRecord(reports.getReportQuery, one);
  const head = useRecord(reports.getReportHead, one);
  const missing = [query, head].find(({ record }) => record === undefined);
  if (missing || !query.record || !head.record)
    return (
      <RecordMissing
        failure={missing?.failure}
        onRetry={() => {
          query.reload();
          head.reload();
        }}
      />
    );
  const parts = { tools, behind, query: query.record, head: head.record };
  return <Board id={id} draft={draft} {...parts} />;
}

interface BoardProps {
  readonly id: string;
  readonly draft: boolean;
  readonly query: OutputOf<typeof reports.getReportQuery>;
  readonly head: Head;
  readonly tools: ReportBoardProps['tools'];
  readonly behind: ReportBoardProps['behind'];
}

function Board({ id, draft, query, head, tools, behind }: BoardProps) {
  const [params, setParams] = useSearchParams();
  const fields = useMemo(() => fieldsOf(query), [query]);
  const active = useMemo(() => fromQuery(fields, params), [fields, params]);
  const [typed, setTyped] = useState<SearchValues>(active);
  const org = params.get('org') ?? undefined;
  const asked = askedIn({ ...active, org });
  const run = { id, draft, ...asked };
  const { record: answer, failure, reload } = useRecord(reports.getReportDataPreview, run);
  // What is too big for one answer is run first; until then nothing of it is shown.
  const waiting = useBigRun(answer?.isTask === true, run, reload);
  const record = answer?.isTask ? undefined : answer;
  const [figure, setFigure] = useState<Figure>();
  const [place, setPlace] = useState<Cell>();
  const isChart = params.get(VIEW) === 'chart';

  function go(change: (next: URLSearchParams) => void) {
    const next = new URLSearchParams(params);
    change(next);
    if (next.toString() === params.toString()) reload();
    else setParams(next);
  }
  function find(values: SearchValues) {
    go((next) => {
      for (const { name } of fields) next.delete(name);
      for (const [name, value] of toQuery(fields, values)) next.set(name, value);
    });
  }
  const down = useCallback(
    (to: string) => {
      setTyped((before) => ({ ...before, org: to }));
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.set('org', to);
        return next;
      });
    },
    [setParams],
  );

  return (
    <>
      {fields.length > 0 && (
        <section className={styles.card}>
          <SearchForm
            fields={fields}
            value={typed}
            onChange={setTyped}
            onSearch={find}
            active={active}
            searching={!answer && !failure}
            onReset={() => {
              setTyped({});
              find({});
            }}
          />
          {query.asks.includes('when') && (
            <QuickDays
              label={query.dayLabel}
              from={asked.from}
              to={asked.to}
              onChoose={(when) => {
                const next = { ...typed, when };
                setTyped(next);
                find(next);
              }}
            />
          )}
        </section>
      )}
      <section className={`${styles.card} ${styles.board}`}>
        <div className={styles.bar}>
          <h2 className={styles.name}>{head.name}</h2>
          <Place path={record?.path ?? []} onGo={down} />
          <span className={styles.asOf} role="status">
            {record ? `统计截止时间：${momentText(record.asOf)}` : ''}
          </span>
          <Button
            size="small"
            aria-pressed={isChart}
            onClick={() => go((next) => (isChart ? next.delete(VIEW) : next.set(VIEW, 'chart')))}
          >
            {isChart ? '看表格' : '看图表'}
          </Button>
          {tools?.(asked)}
          <ToolButton icon="refresh" label="刷新" onClick={reload} />
        </div>
        {waiting !== undefined && <p role="status">{waiting}</p>}
        {record && <RecordStale failure={failure} onRetry={reload} />}
        {failure && !record ? (
          <RecordMissing failure={failure} onRetry={reload} />
        ) : isChart && record ? (
          <ReportChart name={head.name} head={head} preview={record} onDown={down} />
        ) : (
          <ReportTable
            name={head.name}
            head={head}
            preview={record}
            loading={!answer}
            onDown={down}
            onBehind={behind && setFigure}
            goTo={place}
          />
        )}
        {record && !isChart && (
          <CheckList preview={record} firstColumn={head.columns[0]?.key ?? ''} onGo={setPlace} />
        )}
        {record && record.total > record.rows.length && (
          <p role="status">
            共{record.total.toLocaleString('en')}行，这里显示前
            {record.rows.length.toLocaleString('en')}行；请增加查询条件，或点下级机构往下看。
          </p>
        )}
        {head.note !== '' && <p className={styles.note}>说明：{head.note}</p>}
      </section>
      {figure && behind?.(figure, asked, () => setFigure(undefined))}
      <section className={styles.card}>
        <SectionHeader title="指标说明" defaultOpen={false}>
          <Meanings head={head} />
        </SectionHeader>
      </section>
    </>
  );
}

/** The way from the reader's own organisation to the one that is looked at. */
function Place({
  path,
  onGo,
}: {
  readonly path: readonly { readonly id: string; readonly name: string }[];
  readonly onGo: (org: string) => void;
}) {
  return (
    <nav aria-label="统计范围" className={styles.place}>
      {path.map(({ id, name }, at) =>
        at === path.length - 1 ? (
          <span key={id} aria-current="location">
            {name}
          </span>
        ) : (
          <LinkButton key={id} onClick={() => onGo(id)}>
            {name}
          </LinkButton>
        ),
      )}
    </nav>
  );
}

/** What each figure and each division means, and whether its parts may be added up. */
function Meanings({ head }: { readonly head: Head }) {
  const figures = new Map(head.columns.map((column) => [column.meaning, column]));
  return (
    <dl className={styles.meanings}>
      {head.rows.map(({ id, label, meaning }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
      {[...figures.values()].map(({ key, title, heads, meaning, additive }) => (
        <div key={key}>
          <dt>{heads[0] ?? title}</dt>
          <dd>
            {meaning}
            {additive ? '' : '各行不可相加。'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function fieldsOf({
  asks,
  orgs,
  batches,
  batchLabel,
  dayLabel,
}: BoardProps['query']): SearchField[] {
  const known: Record<(typeof asks)[number], SearchField> = {
    org: { name: 'org', label: '机构', kind: 'searchSelect', options: orgs },
    batch: { name: 'batch', label: batchLabel, kind: 'searchSelect', options: batches },
    ctId: {
      name: 'ctId',
      label: '资格种类',
      kind: 'select',
      options: certType.options.map(({ value, label }) => ({ value: String(value), label })),
    },
    when: { name: 'when', label: dayLabel, kind: 'dateRange' },
  };
  return asks.map((name) => known[name]);
}
