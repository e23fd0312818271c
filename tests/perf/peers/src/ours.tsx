import { createSelection, DataTable } from '@tqc/ui/DataTable';
import { useEffect, useMemo } from 'react';
import { pressOn, scrollerOf, whenPainted } from './bench';
import { TABLE_HEIGHT, type Data } from './data';

const nothing = () => undefined;

export default function Ours({ rows, columns }: Data) {
  const selection = useMemo(() => createSelection(), []);
  useEffect(() => {
    whenPainted('[role=row][aria-rowindex] [role=gridcell]');
    window.bench.scrollTo = scrollerOf(() => document.querySelector<HTMLElement>('[role=grid]'));
    window.bench.press = (row) =>
      pressOn([...document.querySelectorAll('[role=gridcell] input[type=checkbox]')][row]);
    window.bench.chosen = () => document.querySelectorAll('[role=row][aria-selected=true]').length;
  }, []);
  return (
    <DataTable
      ariaLabel="对比"
      columns={columns}
      rows={rows}
      rowKey="id"
      total={rows.length}
      page={1}
      pageSize={rows.length}
      onPage={nothing}
      selection={selection}
      height={TABLE_HEIGHT}
      indexColumn={false}
    />
  );
}
