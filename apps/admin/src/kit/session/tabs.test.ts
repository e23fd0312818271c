import { expect, test, vi } from 'vitest';
import {
  closeAllTabs,
  openHome,
  refreshTab,
  runCommand,
  useTabs,
  visitTab,
  type Tab,
} from './tabs';

const tab = (path: string, pinned = false): Tab => ({
  path,
  fullPath: `${path}?a=1`,
  title: path,
  pinned,
  turn: 0,
});
const tabs = [tab('/HomeWorks', true), tab('/a'), tab('/b'), tab('/c')];
const names = (list: readonly Tab[]) => list.map(({ path }) => path);

// Rules: tabs-09, tabs-10
test('关闭当前页回到前一页，没有前一页时回工作台', () => {
  expect(runCommand(tabs, '/b', 'close', '/b')).toMatchObject({ goTo: '/a?a=1' });
  expect(runCommand([tab('/a')], '/a', 'close', '/a')).toEqual({ tabs: [], goTo: '/dashboard' });
  expect(runCommand(tabs, '/b', 'close', '/c').goTo).toBeUndefined();
});

// Rules: tabs-17, routing-05
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

test('打开的标签一开始就不带个人号码，切回来的地址里也没有', () => {
  closeAllTabs();
  visitTab('/a', '/a?name=b&idNo=32010219900100123X', '甲');
  expect(useTabs.getState().tabs).toMatchObject([{ path: '/a', fullPath: '/a?name=b' }]);
});

test('工作台从一开始就在第一位，先打开别的页面也一样（routing-06）', () => {
  closeAllTabs();
  openHome('工作台');
  visitTab('/a', '/a', '甲');
  openHome('工作台');
  visitTab('/HomeWorks', '/HomeWorks?x=1', '工作台');
  expect(useTabs.getState().tabs).toMatchObject([
    { path: '/HomeWorks', pinned: true },
    { path: '/a', pinned: false },
  ]);
});

// Rules: tabs-04, tabs-05, tabs-06, tabs-07, tabs-08
test('首页跳转、登录和找回密码不成标签；同一页再来一次还是那一个标签', () => {
  closeAllTabs();
  for (const path of ['/', '/dashboard', '/Login', '/findPassword', '/redirect/a'])
    visitTab(path, path, '不算');
  visitTab('/nowhere', '/nowhere', undefined);
  expect(useTabs.getState().tabs).toEqual([]);
  visitTab('/a', '/a?x=1', '甲');
  visitTab('/a', '/a?x=1', '甲');
  visitTab('/a', '/a?x=2', '甲');
  expect(useTabs.getState().tabs).toMatchObject([{ path: '/a', fullPath: '/a?x=2' }]);
});

test('刷新只重新做那一页（routing-04）', () => {
  closeAllTabs();
  visitTab('/a', '/a', '甲');
  visitTab('/b', '/b', '乙');
  refreshTab('/b');
  refreshTab('/nowhere');
  expect(useTabs.getState().tabs.map(({ turn }) => turn)).toEqual([0, 1]);
});
