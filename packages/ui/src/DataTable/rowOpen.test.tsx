import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable';
import { demoColumns, demoRows } from './demoRows';
import { ActionLink, RowActions } from './RowActions';

/** Three rows that open by two clicks, with what can be done with each. */
async function table(onRowOpen: () => void, rowActions?: () => ReactNode) {
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
      {...(rowActions ? { rowActions } : {})}
    />,
  );
  return container;
}

test('双击的两下都在这一行才打开：第一下关掉对话框、第二下落在行上的不打开', async () => {
  const onRowOpen = vi.fn();
  const container = await table(onRowOpen);
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

test('双击「更多」里的一项：第二下落在后面的行上，什么也不打开', async () => {
  const [onRowOpen, chosen, below] = [vi.fn(), vi.fn(), vi.fn()];
  const container = await table(onRowOpen, () => (
    <RowActions shown={1}>
      <ActionLink label="查看" onClick={below} />
      <ActionLink label="撤回" onClick={chosen} />
    </RowActions>
  ));
  const [more] = container.querySelectorAll<HTMLElement>('[aria-expanded]');
  await userEvent.click(more!);
  const item = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === '撤回' && one.checkVisibility(),
  )!;
  const fire = (target: Element, kind: string, detail: number) =>
    target.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, detail }));
  fire(item, 'click', 1);
  const under = container.querySelector('[data-row="1"] button')!;
  for (const kind of ['mousedown', 'click', 'dblclick']) fire(under, kind, 2);
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(below).not.toHaveBeenCalled();
  expect(onRowOpen).not.toHaveBeenCalled();
  // A click of its own counts at once.
  fire(under, 'click', 1);
  expect(below).toHaveBeenCalledTimes(1);
});
