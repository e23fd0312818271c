import {
  CompactSelection,
  DataEditor,
  GridCellKind,
  type GridSelection,
} from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pressAt, scrollerOf, whenPainted } from './bench';
import { ROW_HEIGHT, TABLE_HEIGHT, type Data } from './data';

const THEME = { fontFamily: "'Noto Sans SC Common', 'Noto Sans SC Other', sans-serif" };

export default function Glide({ rows, columns }: Data) {
  const [selection, setSelection] = useState<GridSelection>({
    columns: CompactSelection.empty(),
    rows: CompactSelection.empty(),
  });
  const shown = useMemo(
    () => columns.map(({ key, title, width }) => ({ id: key, title, width })),
    [columns],
  );
  const chosen = useRef(0);
  useEffect(() => {
    chosen.current = selection.rows.length;
  }, [selection]);
  useEffect(() => {
    whenPainted('canvas[data-testid=data-grid-canvas]', hasInk);
    window.bench.scrollTo = scrollerOf(() => document.querySelector<HTMLElement>('.dvn-scroller'));
    window.bench.press = (row) => {
      const box = document
        .querySelector('canvas[data-testid=data-grid-canvas]')
        ?.getBoundingClientRect();
      if (box) pressAt(box.left + 16, box.top + ROW_HEIGHT * (row + 1.5));
    };
    window.bench.chosen = () => chosen.current;
  }, []);
  const cell = useCallback(
    ([column, row]: readonly [number, number]) => {
      const text = rows[row]?.[columns[column]?.key ?? ''] ?? '';
      return {
        kind: GridCellKind.Text,
        data: text,
        displayData: text,
        allowOverlay: false,
      } as const;
    },
    [rows, columns],
  );
  return (
    <DataEditor
      theme={THEME}
      width="100%"
      height={TABLE_HEIGHT}
      rows={rows.length}
      columns={shown}
      rowHeight={ROW_HEIGHT}
      headerHeight={ROW_HEIGHT}
      getCellContent={cell}
      rowMarkers="checkbox"
      rowSelectionMode="multi"
      gridSelection={selection}
      onGridSelectionChange={setSelection}
    />
  );
}

/** Whether a row has been written on the canvas. */
function hasInk(canvas: Element): boolean {
  const data =
    (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(60, ROW_HEIGHT, 120, ROW_HEIGHT)
      .data ?? [];
  return data.some((value, at) => at % 4 === 0 && value < 150 && (data[at + 3] ?? 0) > 0);
}
