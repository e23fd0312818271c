import { CompactSelection, DataEditor, GridCellKind, type DataEditorRef, type GridSelection } from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { COLUMNS, rowsOf } from './data';
import { whenPainted } from './whenPainted';

export default function Glide({ rows: n }: { rows: number }) {
  const rows = useMemo(() => rowsOf(n), [n]);
  const grid = useRef<DataEditorRef>(null);
  const [selection, setSelection] = useState<GridSelection>({ columns: CompactSelection.empty(), rows: CompactSelection.empty() });
  useEffect(() => {
    whenPainted('canvas[data-testid=data-grid-canvas]');
    window.bench.scrollTo = (y) => {
      const box = document.querySelector('.dvn-scroller');
      if (box) box.scrollTop = y;
    };
    window.bench.select = (row) => setSelection((before) => ({ ...before, rows: before.rows.hasIndex(row) ? before.rows.remove(row) : before.rows.add(row) }));
  }, []);
  const cell = useCallback(([column, row]: readonly [number, number]) => {
    const text = rows[row]?.[COLUMNS[column]?.key ?? ''] ?? '';
    return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false } as const;
  }, [rows]);
  return <DataEditor ref={grid} width="100%" height={600} rows={n} columns={COLUMNS.map(({ key, title, width }) => ({ id: key, title, width }))} getCellContent={cell} rowMarkers="checkbox" gridSelection={selection} onGridSelectionChange={setSelection} />;
}
