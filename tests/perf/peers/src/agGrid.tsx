import { AllCommunityModule, ModuleRegistry, themeQuartz } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useMemo } from 'react';
import { pressOn, scrollerOf, whenPainted } from './bench';
import { ROW_HEIGHT, TABLE_HEIGHT, type Data, type Row } from './data';

ModuleRegistry.registerModules([AllCommunityModule]);

const SELECTION = { mode: 'multiRow' } as const;
const THEME = themeQuartz.withParams({
  fontFamily: 'inherit',
  headerFontFamily: 'inherit',
  cellFontFamily: 'inherit',
});
const idOf = ({ data }: { data: Row }) => data.id;

export default function AgGrid({ rows, columns }: Data) {
  const shown = useMemo(
    () => columns.map(({ key, title, width }) => ({ field: key, headerName: title, width })),
    [columns],
  );
  useEffect(() => {
    whenPainted('.ag-row .ag-cell[col-id=c0]', (found) => (found.textContent ?? '') !== '');
    window.bench.scrollTo = scrollerOf(() =>
      document.querySelector<HTMLElement>('.ag-grid-viewport'),
    );
    window.bench.press = (row) =>
      pressOn([...document.querySelectorAll('.ag-row input[type=checkbox]')][row]);
    window.bench.chosen = () => document.querySelectorAll('.ag-row-selected').length;
  }, []);
  return (
    <div style={{ height: TABLE_HEIGHT }}>
      <AgGridReact<Row>
        theme={THEME}
        rowData={rows}
        columnDefs={shown}
        rowSelection={SELECTION}
        getRowId={idOf}
        rowHeight={ROW_HEIGHT}
        headerHeight={ROW_HEIGHT}
        animateRows={false}
      />
    </div>
  );
}
