import { expect, test } from 'vitest';
import { rankPages, type PalettePage } from './rankPages';

const pages: readonly PalettePage[] = [
  { path: '/batch', title: '认定批次设置', initials: 'rdpcsz', group: '教师资格认定' },
  { path: '/audit', title: '认定审批', initials: 'rdsp', group: '教师资格认定' },
  { path: '/cert', title: '证书管理', initials: 'zsgl', group: '证书' },
];
const paths = (wanted: string, recent: readonly string[] = []) =>
  rankPages(pages, wanted, recent).map(({ path }) => path);

test('没有要找的字时最近的在先', () => {
  expect(paths('', ['/cert', '/audit'])).toEqual(['/cert', '/audit', '/batch']);
});

test('一样合的最近打开过的在先', () => {
  expect([paths('认定'), paths('认定', ['/audit'])]).toEqual([
    ['/batch', '/audit'],
    ['/audit', '/batch'],
  ]);
});

test('拼音首字母和菜单组也能找', () => {
  expect([paths('zs'), paths('RDSP'), paths('证书'), paths('没有')]).toEqual([
    ['/cert'],
    ['/audit'],
    ['/cert'],
    [],
  ]);
  expect(paths('教师资格')).toEqual(['/batch', '/audit']);
});
