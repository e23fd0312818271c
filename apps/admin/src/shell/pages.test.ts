import { allScreens } from '@tqc/contract/screens';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPaths, mayOpen, pageAt, pages, titleAt } from './pages';

const screens = readdirSync(join(import.meta.dirname, '../areas'), {
  recursive: true,
  encoding: 'utf8',
}).filter((path) => path.endsWith('Screen.tsx'));

test('每个页面都是目录里有路径的画面，一个画面只有一个页面', () => {
  // A screen that no area names would be found by nobody.
  expect(pages).toHaveLength(screens.length);
  expect(builtPaths.size).toBe(pages.length);
  const routes = new Set(allScreens.map(({ route }) => route));
  expect([...builtPaths].filter((path) => !routes.has(path))).toEqual([]);
  const open = allScreens.filter(({ route, kind }) => route !== undefined && kind !== 'group');
  const waiting = open.filter(({ route = '' }) => !builtPaths.has(route));
  console.log(`已建画面 ${pages.length} 个，待建 ${waiting.length} 个`);
});

test('权限和标题来自目录；只要登录的页面不要权限（tabs-02）', () => {
  expect(pageAt('/register/CertBatchSubModel')?.right).toBe('register.certBatch.menu');
  expect(pageAt('/personal/sessions')).toBeDefined();
  expect(pageAt('/personal/sessions')?.right).toBeUndefined();
  expect(pageAt('/register/application/24118801000001')?.right).toBe('register.registration.view');
  expect(pageAt('/nowhere')).toBeUndefined();
  expect(titleAt('/register/CertBatchSubModel')).toBe('认定批次设置');
  expect(titleAt('/basicModel/BaseDictSubModel')).toBe('字典管理');
  expect(titleAt('/register/application/24118801000001')).toBe('申请 24118801000001');
  expect(titleAt('/historyDataManage/cert/7')).toBe('证书详情');
  expect(titleAt('/register/desk')).toBe('审核台');
  expect(titleAt('/nowhere')).toBeUndefined();
});

test('消息里的地址，建了页面又有权限的才能前往', () => {
  const rights = new Set(['register.orgPlan.menu']);
  expect(mayOpen('/register/OrgBatchSubModel', rights)).toBe(true);
  expect(mayOpen('/register/OrgBatchSubModel?cbName=1', rights)).toBe(true);
  expect(mayOpen('/register/ProvinceBatchSubModel', rights)).toBe(false);
  expect(mayOpen('/personal/sessions', new Set())).toBe(true);
  expect(mayOpen('', rights)).toBe(false);
});
