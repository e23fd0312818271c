import { expect, test } from 'vitest';
import { canRun, tabCommands, type StripTab } from './stripTab';

const tab = (path: string, pinned = false): StripTab => ({ path, title: path, pinned });
const tabs = [tab('/HomeWorks', true), tab('/a'), tab('/b')];
const allowed = (on: string) =>
  tabCommands.filter(([command]) => canRun(tabs, command, on)).map(([command]) => command);

test('没有能关的标签时命令不能用', () => {
  expect(allowed('/a')).toEqual(['refresh', 'close', 'others', 'right', 'all']);
  expect(allowed('/b')).toEqual(['refresh', 'close', 'others', 'left', 'all']);
  expect(allowed('/HomeWorks')).toEqual(['refresh', 'others', 'right', 'all']);
  expect(canRun([tab('/HomeWorks', true)], 'all', '/HomeWorks')).toBe(false);
});
