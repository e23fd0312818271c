import { expect, test } from 'vitest';
import { holds } from './check';

const held = new Set(['cert.cert.view', 'cert.cert.print']);

test('没有问什么就没有权限：空的、空表、空的代码（permission-04）', () => {
  for (const nothing of ['', [], [''], null, undefined]) expect(holds(held, nothing)).toBe(false);
  expect(holds(new Set(['']), '')).toBe(false);
});

test('问一个代码，或问几个、有一个就够（permission-05、permission-06）', () => {
  expect(holds(held, 'cert.cert.view')).toBe(true);
  expect(holds(held, 'cert.cert.add')).toBe(false);
  expect(holds(held, ['cert.cert.add', 'cert.cert.print'])).toBe(true);
  expect(holds(held, ['cert.cert.add', 'cert.cert.edit'])).toBe(false);
});
