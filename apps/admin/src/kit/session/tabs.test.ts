import { expect, test, vi } from 'vitest';
import { runCommand, type Tab } from './tabs';

const tab = (path: string, pinned = false): Tab => ({
  path,
  fullPath: `${path}?a=1`,
  title: path,
  pinned,
  turn: 0,
});
const tabs = [tab('/HomeWorks', true), tab('/a'), tab('/b'), tab('/c')];
const names = (list: readonly Tab[]) => list.map(({ path }) => path);

test('关闭当前页回到前一页，没有前一页时回工作台', () => {
  expect(runCommand(tabs, '/b', 'close', '/b')).toMatchObject({ goTo: '/a?a=1' });
  expect(runCommand([tab('/a')], '/a', 'close', '/a')).toEqual({ tabs: [], goTo: '/dashboard' });
  expect(runCommand(tabs, '/b', 'close', '/c').goTo).toBeUndefined();
});

test('批量关闭时固定的标签留下', () => {
  expect(names(runCommand(tabs, '/b', 'others', '/b').tabs)).toEqual(['/HomeWorks', '/b']);
  expect(names(runCommand(tabs, '/b', 'left', '/b').tabs)).toEqual(['/HomeWorks', '/b', '/c']);
  expect(names(runCommand(tabs, '/b', 'right', '/b').tabs)).toEqual(['/HomeWorks', '/a', '/b']);
  expect(runCommand(tabs, '/b', 'all', '/b')).toMatchObject({ goTo: '/HomeWorks?a=1' });
});

test('当前页被批量关闭时转到所选的页', () => {
  expect(runCommand(tabs, '/c', 'others', '/a').goTo).toBe('/a?a=1');
});

test('刷新只让那一页重来', () => {
  expect(runCommand(tabs, '/b', 'refresh', '/b').tabs.map(({ turn }) => turn)).toEqual([
    0, 0, 1, 0,
  ]);
});

test('存储里旧的标签页带着个人号码，读到就去掉，存储里也不再有', async () => {
  const old = { ...tab('/a'), fullPath: '/a?name=b&idNo=32010219900100123X' };
  sessionStorage.setItem('recrdData', JSON.stringify([old]));
  vi.resetModules();
  const { useTabs } = await import('./tabs');
  expect(useTabs.getState().tabs).toEqual([{ ...old, fullPath: '/a?name=b' }]);
  expect(sessionStorage.getItem('recrdData')).toBe(
    JSON.stringify([{ ...old, fullPath: '/a?name=b' }]),
  );
});
