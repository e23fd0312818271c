import { BarChart } from '@tqc/charts/BarChart';
import { normalStudent } from '@tqc/contract/exemption';
import type { InputOf } from '@tqc/contract/kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReloadTurn } from '../../../kit/list/useReload';
import { useRecord } from '../../../kit/record/useRecord';

const SERIES = [
  { key: 'passed', name: '已通过' },
  { key: 'waiting', name: '待审核' },
  { key: 'returned', name: '退回' },
  { key: 'open', name: '未提交' },
] as const;
const ALL = 50;
const HEIGHT = 220;

interface SubmitChartProps {
  readonly within: string | undefined;
  readonly onDown: ((prov: string) => void) | undefined;
}

/** The same figures as the table, of up to fifty lines at once. */
export function SubmitChart({ within, onDown }: SubmitChartProps) {
  const [params] = useSearchParams();
  const asked: Record<string, unknown> = {};
  for (const name of ['collegeName', 'teacherType'])
    if (params.has(name)) asked[name] = params.get(name);
  if (params.has('classYear')) asked['classYear'] = Number(params.get('classYear'));
  const { record, failure } = useRecord(
    normalStudent.statistics,
    {
      pageSize: ALL,
      ...(within === undefined ? {} : { prov: within }),
      // What the address holds is judged by the call.
      ...(asked as Partial<InputOf<typeof normalStudent.statistics>>),
    },
    { turn: useReloadTurn() },
  );
  const found = record?.record;
  const rows = useMemo(
    () =>
      (found ?? []).map(({ name, collected, submitted, passed, returned }) => ({
        name,
        values: {
          passed,
          waiting: submitted - passed,
          returned,
          open: Math.max(0, collected - submitted - returned),
        },
      })),
    [found],
  );
  // The table below asks the same and says why there is nothing, once.
  if (failure) return null;
  return (
    <BarChart
      title="各地各校报送情况"
      series={SERIES}
      rows={rows}
      stacked
      unit="人"
      height={HEIGHT}
      {...(record ? {} : { state: 'loading' as const })}
      onPickRow={(at) => {
        const picked = found?.[at];
        if (picked) onDown?.(picked.prov);
      }}
    />
  );
}
