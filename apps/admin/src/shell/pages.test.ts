import { allScreens } from '@tqc/contract/screens';
import { subjectQueryType } from '@tqc/domain/dictionaries';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPaths, mayOpen, pageAt, pages, placeAt, titleAt } from './pages';

const areas = join(import.meta.dirname, '../areas');
const files = readdirSync(areas, { recursive: true, encoding: 'utf8' });
const screens = files.filter((path) => path.endsWith('Screen.tsx'));
const sources = files
  .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test)\./.test(path))
  .map((path) => readFileSync(join(areas, path), 'utf8'));

/** Addresses of the catalogue that are no page of an area: before signing in, and the frame's. */
const DRAWN_BY_FRAME = [
  'public.login',
  'public.findPassword',
  'public.showPDf',
  'public.redirect',
  'shell.root',
  'shell.dashboard',
  'external.website',
];

test('每个页面都是目录里有路径的画面，每个画面都有地方用', () => {
  // A screen that no area and no other screen names would be found by nobody.
  const unused = screens.filter((path) => {
    const from = new RegExp(`/${basename(path, '.tsx')}'`);
    return !sources.some((source) => from.test(source));
  });
  expect(unused).toEqual([]);
  expect(builtPaths.size).toBe(pages.length);
  const routes = new Set(allScreens.map(({ route }) => route));
  expect([...builtPaths].filter((path) => !routes.has(path))).toEqual([]);
  const open = allScreens.filter(({ route, kind }) => route !== undefined && kind !== 'group');
  const waiting = open.filter(({ route = '' }) => !builtPaths.has(route));
  expect(waiting.map(({ id }) => id)).toEqual(DRAWN_BY_FRAME);
  console.log(`已建画面 ${pages.length} 个，另有框架自己的 ${waiting.length} 个`);
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

test('六种学段的任教学科各是一个页面，标签和面包屑的标题由学段来（routing-10、routing-11、routing-12）', () => {
  const titles = subjectQueryType.options.map(({ value }) =>
    titleAt(`/basicModel/BaseSubjectSubModel/BaseSubjectSubModelType?type=${value}`),
  );
  expect(subjectQueryType.codes).toEqual([1, 2, 3, 4, 5, 66]);
  expect(titles).toEqual(subjectQueryType.options.map(({ label }) => `${label}任教学科`));
});

test('路由里带查询的地方各是一个页面：标题、权限、标签都是自己的；别的条件不改变地方', () => {
  const second = '/basicModel/BaseSubjectSubModel/BaseSubjectSubModelType?type=2';
  expect(placeAt(second)).toBe(second);
  expect(placeAt(`${second}&name=1&pageNo=2`)).toBe(second);
  expect(titleAt(second)).toBe('小学任教学科');
  expect(pageAt(second)?.right).toBe('basic.subjectType2.menu');
  expect(mayOpen(`${second}&name=1`, new Set(['basic.subjectType2.menu']))).toBe(true);
  expect(mayOpen(second, new Set(['basic.subjectType3.menu']))).toBe(false);
  expect(pageAt(placeAt(second.replace('type=2', 'type=9')))).toBeUndefined();
  expect(placeAt('/register/OrgBatchSubModel?cbName=1')).toBe('/register/OrgBatchSubModel');
});
