import { useMemo, useState } from 'react';
import { DataTable, type Column } from '../DataTable';
import { EmptyState } from '../EmptyState';
import { StatusTag } from '../StatusTag';
import type { Tone } from '../tokens';
import { PlanCell } from './PlanCell';
import {
  countVerdicts,
  editCell,
  type Edits,
  type ImportColumn,
  type PlanRow,
  type RowVerdict,
} from './plan';
import styles from './ImportWizard.module.css';

interface PlanTableProps {
  columns: readonly ImportColumn[];
  rows: readonly PlanRow[];
  edits: Edits;
  onEdits: (edits: Edits) => void;
}

const verdicts: Record<RowVerdict, { tone: Tone; label: string }> = {
  bad: { tone: 'bad', label: '有错' },
  add: { tone: 'good', label: '新增' },
  update: { tone: 'running', label: '更新' },
  same: { tone: 'pending', label: '相同' },
};
const order: readonly RowVerdict[] = ['bad', 'add', 'update', 'same'];

/** 试运行的计划：按结论筛选，有错的格子就地改。 */
export function PlanTable({ columns, rows, edits, onEdits }: PlanTableProps) {
  const counts = countVerdicts(rows);
  const [only, setOnly] = useState<RowVerdict | undefined>(counts.bad > 0 ? 'bad' : undefined);
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 50 });
  const shown = only && counts[only] > 0 ? rows.filter(({ verdict }) => verdict === only) : rows;
  const tableColumns = useMemo<Column<PlanRow>[]>(
    () => [
      { key: 'line', title: '文件行号', width: 90, pinned: 'left', align: 'right', tabular: true },
      {
        key: 'verdict',
        title: '结论',
        width: 96,
        pinned: 'left',
        render: ({ verdict }) => <StatusTag {...verdicts[verdict]} />,
        text: ({ verdict }) => verdicts[verdict].label,
      },
      {
        key: 'note',
        title: '说明',
        width: 240,
        ellipsis: true,
        text: ({ errors }) => Object.values(errors ?? {}).join('；'),
      },
      ...columns.map(({ key, title, width = 180 }): Column<PlanRow> => ({
        key,
        title,
        width,
        text: (row) => edits[row.line]?.[key] ?? row.values[key] ?? '',
        render: (row) => {
          const edited = edits[row.line]?.[key];
          const error = row.errors?.[key];
          const before = row.before?.[key];
          return (
            <PlanCell
              label={`第 ${row.line} 行${title}`}
              value={edited ?? row.values[key] ?? ''}
              edited={edited !== undefined}
              onChange={(value) => onEdits(editCell(edits, row, key, value))}
              {...(error ? { error } : {})}
              {...(before !== undefined ? { before } : {})}
            />
          );
        },
      })),
    ],
    [columns, edits, onEdits],
  );
  return (
    <>
      <div role="radiogroup" aria-label="只看" className={styles.filters}>
        <Filter
          label="全部"
          count={rows.length}
          on={only === undefined}
          onPick={() => setOnly(undefined)}
        />
        {order.map((verdict) => (
          <Filter
            key={verdict}
            label={verdicts[verdict].label}
            count={counts[verdict]}
            on={only === verdict}
            onPick={() => {
              setOnly(verdict);
              setPage({ page: 1, pageSize });
            }}
          />
        ))}
      </div>
      <DataTable
        ariaLabel="导入计划"
        columns={tableColumns}
        rows={shown.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ line }) => String(line)}
        total={shown.length}
        page={page}
        pageSize={pageSize}
        onPage={(next, size) => setPage({ page: next, pageSize: size })}
        indexColumn={false}
        height={420}
        emptyState={<EmptyState text="文件里没有数据行" hint="第一行是标题，从第二行起填写" />}
      />
    </>
  );
}

function Filter({
  label,
  count,
  on,
  onPick,
}: {
  label: string;
  count: number;
  on: boolean;
  onPick: () => void;
}) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={on}
      disabled={count === 0}
      className={styles.filter}
      onClick={onPick}
    >
      {label} {count}
    </button>
  );
}
