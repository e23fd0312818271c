import { expect, test } from 'vitest';
import { graft } from './tree';

const tree = [
  { value: '1', label: '云梦省', children: [{ value: '11', label: '青禾市' }] },
  { value: '2', label: '沧浪省' },
];

test('下级接到指定的节点上', () => {
  const grown = graft(tree, '11', [{ value: '111', label: '临溪县', leaf: true }]);
  expect(grown[0]?.children?.[0]?.children?.[0]?.label).toBe('临溪县');
  expect(grown[1]).toBe(tree[1]);
});

test('没有下级的变成叶子，找不到时原样返回', () => {
  expect(graft(tree, '2', [])[1]?.leaf).toBe(true);
  expect(graft(tree, '9', [])).toBe(tree);
});
