import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useMemo } from 'react';
import { COLUMNS, rowsOf } from './data';
import { whenPainted } from './whenPainted';

ModuleRegistry.registerModules([AllCommunityModule]);

export default function AgGrid({ rows: n }: { rows: number }) {
  const rows = useMemo(() => rowsOf(n), [n]);
  useEffect(() => {
    whenPainted('.ag-row .ag-cell', (found) => (found.textContent ?? '') !== '');
    window.bench.scrollTo = (y) => {
      const box = document.querySelector('.ag-body-viewport') ?? document.querySelector('.ag-grid-viewport');
      if (box) box.scrollTop = y;
    };
    window.bench.select = (row) => document.querySelectorAll<HTMLElement>('.ag-row input[type=checkbox]')[row]?.click();
  }, []);
  return <div style={{ height: 600 }}><AgGridReact rowData={rows} columnDefs={COLUMNS.map(({ key, title, width }) => ({ field: key, headerName: title, width }))} rowSelection={{ mode: 'multiRow' }} getRowId={({ data }) => data.id} animateRows={false} /></div>;
}
