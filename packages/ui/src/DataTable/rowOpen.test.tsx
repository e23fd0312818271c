import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable';
import { demoColumns, demoRows } from './demoRows';

test('双击的两下都在这一行才打开：第一下关掉对话框、第二下落在行上的不打开', async () => {
  const onRowOpen = vi.fn();
  const { container } = await render(
    <DataTable
      ariaLabel="名单"
      columns={demoColumns}
      rows={demoRows(3)}
      rowKey="id"
      total={3}
      page={1}
      pageSize={10}
      onPage={() => undefined}
      onRowOpen={onRowOpen}
    />,
  );
  const cell = container.querySelector('[role=row][data-row="1"] [role=gridcell]')!;
  const fire = (kind: string, detail: number) =>
    cell.dispatchEvent(new MouseEvent(kind, { bubbles: true, detail }));
  fire('click', 2);
  fire('dblclick', 2);
  expect(onRowOpen).not.toHaveBeenCalled();
  fire('click', 1);
  fire('click', 2);
  fire('dblclick', 2);
  expect(onRowOpen).toHaveBeenCalledTimes(1);
});
