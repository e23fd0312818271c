import { createSelection, DataTable } from '@tqc/ui/DataTable';
import '@tqc/ui/setup';
import { useEffect, useMemo } from 'react';
import { COLUMNS, rowsOf } from './data';
import { whenPainted } from './whenPainted';

export default function Ours({ rows: n }: { rows: number }) {
  const rows = useMemo(() => rowsOf(n), [n]);
  const selection = useMemo(() => createSelection(), []);
  useEffect(() => {
    whenPainted('[role=row][aria-rowindex] [role=gridcell]');
    window.bench.scrollTo = (y) => {
      const box = [...document.querySelectorAll<HTMLElement>('div')].find((one) => one.scrollHeight > one.clientHeight + 400 && getComputedStyle(one).overflowY !== 'visible');
      if (box) box.scrollTop = y;
    };
    window.bench.select = (row) => document.querySelectorAll<HTMLElement>('[role=gridcell] input[type=checkbox]')[row]?.click();
  }, []);
  return <DataTable ariaLabel="对比" columns={COLUMNS.map((column) => ({ ...column }))} rows={rows} rowKey="id" total={n} page={1} pageSize={n} onPage={() => undefined} selection={selection} height={600} indexColumn={false} />;
}
