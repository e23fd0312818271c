import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { demoColumns, demoRows, type DemoRow } from './demoRows';
import { PrintTool, type PrintedList } from './PrintTool';

const media = (name: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media: name });

afterEach(async () => {
  vi.restoreAllMocks();
  await media('');
});

/** Presses 打印名单 beside a page with other things on it, and waits for the browser to be asked. */
async function printed(list: PrintedList<DemoRow>) {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { container } = await render(
    <main>
      <nav style={{ height: 400 }}>菜单</nav>
      <PrintTool read={() => list} />
    </main>,
  );
  container.querySelector<HTMLElement>('[aria-label="打印名单"]')!.click();
  // The fonts of rare letters may take their time.
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 15_000 });
  return { page: container, sheet: document.querySelector<HTMLElement>('[data-printed]')! };
}
const list = {
  title: '认定申请',
  facts: ['打印时间：2025-04-18 09:30　打印人：岑以宁', '查询条件：任教学科：语文'],
  columns: demoColumns,
  rows: demoRows(200),
  first: 201,
  mark: ['岑以宁'],
};
const height = (element: Element) => element.getBoundingClientRect().height;

test('纸上只有名单：标题、说明、表头和每一行，别的都不在；打完收拾干净', async () => {
  const { page, sheet } = await printed(list);
  expect(height(sheet)).toBe(0);
  expect(height(page)).toBeGreaterThan(400);
  await media('print');
  expect(height(page)).toBe(0);
  expect(sheet.querySelector('h1')?.textContent).toBe('认定申请');
  expect([...sheet.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
    list.facts,
  );
  expect([...sheet.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    '序号',
    ...demoColumns.map(({ title }) => title),
  ]);
  const rows = [...sheet.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(200);
  expect(rows.every((row) => height(row) > 10)).toBe(true);
  expect(rows[199]?.textContent).toContain('400');
  expect(rows[0]?.textContent).toContain('118801********0000');
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(document.querySelector('[data-printed]')).toBeNull());
  await vi.waitFor(() => expect(height(page)).toBeGreaterThan(400));
});

test('用浏览器自己的打印也是这张名单，不再叫一次打印；开着对话框或正在打印别的时不管', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { container } = await render(
    <main>
      <nav style={{ height: 400 }}>菜单</nav>
      <PrintTool read={() => list} />
    </main>,
  );
  const sheet = () => document.querySelector<HTMLElement>('[data-printed]');
  window.dispatchEvent(new Event('beforeprint'));
  expect(sheet()?.querySelectorAll('tbody tr')).toHaveLength(200);
  await media('print');
  expect(height(container)).toBe(0);
  expect(getComputedStyle(sheet()!.querySelector('thead')!).display).toBe('table-header-group');
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(sheet()).toBeNull());
  await document.fonts.ready;
  expect(print).not.toHaveBeenCalled();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  window.dispatchEvent(new Event('beforeprint'));
  expect(sheet()).toBeNull();
  dialog.remove();
  document.body.dataset['printing'] = '';
  window.dispatchEvent(new Event('beforeprint'));
  expect(sheet()).toBeNull();
  delete document.body.dataset['printing'];
});

test('列再多、字再长也在纸的宽度之内', async () => {
  const columns = Array.from({ length: 18 }, (_, index) => ({
    key: `c${index}`,
    title: `第${index}列的标题`,
    text: () => (index % 2 ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' : '青禾市临溪县教育局'),
  }));
  const { sheet } = await printed({ ...list, columns });
  await media('print');
  // A4 across without its margins.
  sheet.style.width = '277mm';
  const paper = sheet.getBoundingClientRect().width;
  expect(sheet.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(paper);
});

test('没有行也打得出来，照实说没有', async () => {
  const { sheet } = await printed({ ...list, rows: [] });
  expect(sheet.querySelector('tbody')?.textContent).toBe('暂无数据');
});
