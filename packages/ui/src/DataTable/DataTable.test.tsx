import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './DataTable.stories';
import { DataTable } from './DataTable';
import { demoColumns, demoRows } from './demoRows';
import { createSelection } from './selection';

const { 可选择, 键盘操作, 更多操作, 停用的行操作, 排序, 出错保留旧行, 六十列, 列设置, 表头筛选 } =
  composeStories(stories);

test.each([
  ['跨页选择与清空', 可选择],
  ['全部键盘操作', 键盘操作],
  ['更多操作', 更多操作],
  ['停用的行操作', 停用的行操作],
  ['排序', 排序],
  ['出错保留旧行', 出错保留旧行],
  ['超过二十列只画看得见的', 六十列],
  ['列设置', 列设置],
  ['表头筛选', 表头筛选],
] as const)('%s', async (_, Story) => {
  await Story.run();
});

test('一万行十四列时节点不超过六百个，滚到任意位置都有行', async () => {
  const rows = demoRows(10_000);
  const columns = Array.from({ length: 14 }, (_, index) => ({
    ...demoColumns[index % 7]!,
    key: `${demoColumns[index % 7]!.key}${index}`,
    render: () => index,
  }));
  const { container } = await render(
    <DataTable
      ariaLabel="名单"
      columns={columns}
      rows={rows}
      rowKey="id"
      total={10_000}
      page={1}
      pageSize={10_000}
      onPage={() => undefined}
      selection={createSelection()}
    />,
  );
  const grid = container.querySelector<HTMLElement>('[role=grid]')!;
  grid.scrollTop = 200_000;
  await vi.waitFor(() => expect(grid.querySelector('[aria-rowindex="5010"]')).not.toBeNull());
  expect(grid.querySelectorAll('*').length).toBeLessThan(600);
  expect(grid.getAttribute('aria-rowcount')).toBe('10001');
});

test('整屏跳着滚：行元素换上别的记录，焦点留在原来那一格，部件不跟着走', async () => {
  const rows = demoRows(1000);
  const columns = demoColumns
    .slice(0, 3)
    .map((column, at) =>
      at === 2 ? { ...column, render: () => <input aria-label="备注" /> } : column,
    );
  const selection = createSelection(['3']);
  const { container } = await render(
    <DataTable
      ariaLabel="名单"
      columns={columns}
      rows={rows}
      rowKey="id"
      total={1000}
      page={1}
      pageSize={1000}
      onPage={() => undefined}
      selection={selection}
    />,
  );
  const grid = container.querySelector<HTMLElement>('[role=grid]')!;
  const drawn = () => [...grid.querySelectorAll<HTMLElement>('[data-row]')];
  // The first row is the stop and always drawn; watch the one after it.
  const second = () => drawn()[1]!;
  const element = second();
  element.querySelector('input[aria-label=备注]')!.setAttribute('value', '写了一半');
  const jump = async (row: number) => {
    grid.scrollTop = row * 40;
    await vi.waitFor(() => expect(grid.querySelector(`[data-row="${row}"]`)).not.toBeNull());
  };
  await jump(400);
  expect(second()).toBe(element);
  expect(Number(element.dataset['row'])).toBeGreaterThan(390);
  expect(element.querySelector('input[aria-label=备注]')!.getAttribute('value')).toBeNull();
  expect(drawn().filter((row) => row.getAttribute('aria-selected') === 'true')).toHaveLength(0);

  const cell = grid.querySelector<HTMLElement>('[data-row="405"] [data-cell="405:2"]')!;
  const text = cell.textContent;
  cell.focus();
  for (const place of [800, 100, 700, 403]) {
    await jump(place);
    expect(document.activeElement).toBe(cell);
    expect(cell.dataset['cell']).toBe('405:2');
    expect(cell.textContent).toBe(text);
    const order = drawn().map(({ dataset }) => Number(dataset['row']));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
});

test('焦点所在的记录被新来的行挤到看不见的地方，焦点跟过去；人已经离开表格时不抢', async () => {
  const columns = demoColumns.slice(0, 2);
  const rows = demoRows(60);
  const table = (more: number) => (
    <>
      <button type="button">别处</button>
      <DataTable
        ariaLabel="名单"
        columns={columns}
        rows={[...demoRows(more, 5000), ...rows]}
        rowKey="id"
        total={60 + more}
        page={1}
        pageSize={500}
        onPage={() => undefined}
      />
    </>
  );
  const { container, rerender } = await render(table(0));
  const cell = container.querySelector<HTMLElement>('[data-cell="3:1"]')!;
  const text = cell.textContent;
  cell.focus();
  await vi.waitFor(() => expect(cell.tabIndex).toBe(0));
  await rerender(table(100));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toBe('103:1'));
  expect(document.activeElement?.textContent).toBe(text);
  container.querySelector('button')!.focus();
  await rerender(table(200));
  await vi.waitFor(() => expect(container.querySelector('[data-cell="203:1"]')).not.toBeNull());
  expect(document.activeElement?.textContent).toBe('别处');
});

test('列多时横着滚到哪里哪里就有格子，打印时全部都在', async () => {
  const columns = Array.from({ length: 40 }, (_, index) => ({
    key: `c${index}`,
    title: `第${index}列`,
    width: 140,
    render: () => index,
  }));
  const rows = demoRows(20);
  const { container } = await render(
    <div style={{ width: 800 }}>
      <DataTable
        ariaLabel="名单"
        columns={columns}
        rows={rows}
        rowKey="id"
        total={20}
        page={1}
        pageSize={20}
        onPage={() => undefined}
        totals={{ cells: { c0: '20' } }}
        rowActionsWidth={100}
        rowActions={() => <button type="button">查看</button>}
      />
    </div>,
  );
  const grid = container.querySelector<HTMLElement>('[role=grid]')!;
  // However far it is scrolled, what a row offers is at hand.
  const actionsInSight = () => {
    const right = grid.getBoundingClientRect().left + grid.clientWidth;
    const pinned = [...grid.querySelectorAll('[data-sticky=right]')];
    expect(pinned.length).toBeGreaterThan(2);
    for (const cell of pinned)
      expect(Math.abs(cell.getBoundingClientRect().right - right)).toBeLessThan(1);
  };
  actionsInSight();
  const heads = () =>
    [...grid.querySelectorAll('[role=columnheader]')].map((head) => head.textContent);
  expect(heads()).not.toContain('第30列');
  grid.scrollLeft = 30 * 140;
  await vi.waitFor(() => expect(heads()).toContain('第30列'));
  expect(heads()).not.toContain('第10列');
  actionsInSight();
  const cell = grid.querySelector('[data-cell="0:31"]')!.getBoundingClientRect();
  const head = grid.querySelector('[data-cell="-1:31"]')!.getBoundingClientRect();
  expect(cell.left).toBeCloseTo(head.left, 0);
  expect(cell.left).toBeCloseTo(
    grid.getBoundingClientRect().left + 64 + 30 * 140 - grid.scrollLeft,
    0,
  );
  window.dispatchEvent(new Event('beforeprint'));
  expect(heads()).toHaveLength(42);
  window.dispatchEvent(new Event('afterprint'));
  expect(heads().length).toBeLessThan(20);
});

test('换页、换排序、另查从头看起，旧行还在时不动；刷新留在原处', async () => {
  type Asked = Partial<Parameters<typeof DataTable<(typeof rows)[number]>>[0]>;
  const rows = demoRows(400);
  const table = (asked: Asked) => (
    <DataTable
      ariaLabel="名单"
      columns={demoColumns.slice(0, 2)}
      rows={rows.slice(0, 100)}
      rowKey="id"
      total={400}
      page={1}
      pageSize={100}
      onPage={() => undefined}
      {...asked}
    />
  );
  const { container, rerender } = await render(table({}));
  const grid = container.querySelector<HTMLElement>('[role=grid]')!;
  const lower = async () => {
    grid.scrollTop = 2000;
    await vi.waitFor(() => expect(grid.querySelector('[data-cell="52:1"]')).not.toBeNull());
  };
  const second = { page: 2, rows: rows.slice(100, 200) };
  const sorted = { ...second, sort: { key: 'name', order: 'asc' as const } };
  const found = { ...sorted, question: '姓名：甲' };
  const bigger = { ...found, pageSize: 200 };
  for (const asked of [second, sorted, found, bigger]) {
    await lower();
    await rerender(table(asked));
    expect(grid.scrollTop).toBe(0);
  }
  await lower();
  const other = { ...bigger, question: '姓名：乙' };
  await rerender(table({ ...other, isStale: true }));
  expect(grid.scrollTop).toBe(2000);
  await rerender(table({ ...other, rows: rows.slice(300) }));
  expect(grid.scrollTop).toBe(0);
  await lower();
  await rerender(table({ ...other, rows: [...demoRows(3, 5000), ...rows.slice(300)] }));
  expect(grid.scrollTop).toBe(2000 + 3 * 40);
});

test('焦点在第五十行时翻页：焦点到新页的第一行', async () => {
  const rows = demoRows(200);
  const table = (page: number) => (
    <DataTable
      ariaLabel="名单"
      columns={demoColumns.slice(0, 2)}
      rows={rows.slice((page - 1) * 100, page * 100)}
      rowKey="id"
      total={200}
      page={page}
      pageSize={100}
      onPage={() => undefined}
    />
  );
  const { container, rerender } = await render(table(1));
  const grid = container.querySelector<HTMLElement>('[role=grid]')!;
  grid.scrollTop = 2000;
  await vi.waitFor(() => expect(grid.querySelector('[data-cell="50:1"]')).not.toBeNull());
  grid.querySelector<HTMLElement>('[data-cell="50:1"]')!.focus();
  await rerender(table(2));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toBe('0:1'));
  expect(grid.scrollTop).toBe(0);
});

test('打印时一行不少，打完又只画看得见的', async () => {
  const { container } = await render(
    <DataTable
      ariaLabel="名单"
      columns={demoColumns}
      rows={demoRows(100)}
      rowKey="id"
      total={100}
      page={1}
      pageSize={100}
      onPage={() => undefined}
    />,
  );
  const drawn = () => container.querySelectorAll('[data-row]').length;
  await vi.waitFor(() => expect(drawn()).toBeLessThan(40));
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toBe(100);
  window.dispatchEvent(new Event('afterprint'));
  expect(drawn()).toBeLessThan(40);
});

test('勾选一行不重画任何单元格', async () => {
  const draw = vi.fn(() => '内容');
  const columns = [{ ...demoColumns[0]!, render: draw }];
  const selection = createSelection();
  const rows = demoRows(200);
  const { container } = await render(
    <DataTable
      ariaLabel="名单"
      columns={columns}
      rows={rows}
      rowKey="id"
      total={200}
      page={1}
      pageSize={200}
      onPage={() => undefined}
      selection={selection}
    />,
  );
  await vi.waitFor(() => expect(draw).toHaveBeenCalled());
  draw.mockClear();
  container.querySelector<HTMLInputElement>('[aria-label="选择第 3 条"]')!.click();
  await vi.waitFor(() => expect(selection.ids()).toEqual(['3']));
  await vi.waitFor(() =>
    expect(container.querySelector('[data-row="2"]')?.getAttribute('aria-selected')).toBe('true'),
  );
  expect(draw).not.toHaveBeenCalled();
});

test('复制选中的行得到制表符文本', async () => {
  const selection = createSelection(['1']);
  const rows = demoRows(3);
  const columns = demoColumns.slice(0, 2);
  const { container } = await render(
    <DataTable
      ariaLabel="名单"
      columns={columns}
      rows={rows}
      rowKey="id"
      total={3}
      page={1}
      pageSize={10}
      onPage={() => undefined}
      selection={selection}
    />,
  );
  const clipboardData = new DataTransfer();
  container
    .querySelector('[data-cell="0:2"]')!
    .dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }));
  expect(clipboardData.getData('text/plain')).toBe('姓名\t证件号码\r\n䶮知远\t118801********0000');
  expect(clipboardData.getData('text/html')).toContain('>118801********0000</td>');
});

test('窗口放不下整张表时，条数、已选和翻页仍在眼前', async () => {
  const selection = createSelection();
  selection.toggle('1');
  const screen = await render(
    <div style={{ height: 300, overflow: 'auto' }} data-testid="page">
      <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
        <DataTable
          ariaLabel="名单"
          height="fill"
          columns={demoColumns}
          rows={demoRows(10)}
          rowKey="id"
          total={90}
          page={1}
          pageSize={10}
          onPage={vi.fn()}
          selection={selection}
        />
      </div>
    </div>,
  );
  const { bottom } = screen.getByTestId('page').element().getBoundingClientRect();
  for (const seen of [screen.getByText('已选 1 条'), screen.getByRole('button', { name: '2' })]) {
    const at = seen.first().element().getBoundingClientRect();
    expect(at.bottom).toBeLessThanOrEqual(bottom);
    const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    expect(seen.first().element().contains(top)).toBe(true);
  }
});

test('转到一格：格子进到看得见的地方，焦点落在那里；合计行也可以', async () => {
  const rows = demoRows(200);
  const table = (goTo?: { row: string; column: string }) => (
    <DataTable
      ariaLabel="名单"
      columns={[
        { key: 'id', title: '编号' },
        { key: 'name', title: '姓名' },
      ]}
      rows={rows}
      rowKey="id"
      total={200}
      page={1}
      pageSize={200}
      onPage={() => undefined}
      totals={{ cells: { name: '200人' } }}
      goTo={goTo}
    />
  );
  const { rerender } = await render(table());
  const wanted = rows[150]!;
  await rerender(table({ row: wanted.id, column: 'name' }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(wanted.name));
  await rerender(table({ row: '', column: 'name' }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('200人'));
});
