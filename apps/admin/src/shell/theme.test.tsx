import { expect, test } from 'vitest';
import { currentTheme } from './theme';

test('没有选过主题的是白色，写坏的也是，选过的照选过的（shell-09）', () => {
  localStorage.removeItem('tqc-theme');
  expect(currentTheme()).toBe('white');
  localStorage.setItem('tqc-theme', 'blue');
  expect(currentTheme()).toBe('white');
  localStorage.setItem('tqc-theme', 'dark');
  expect(currentTheme()).toBe('dark');
  localStorage.removeItem('tqc-theme');
});
