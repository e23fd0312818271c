import type { Dimension, Group, Measure } from './cube';

/** Ages as the statutory tables put them together. */
const AGES: readonly Group[] = [
  { key: 'a25', label: '25岁及以下', to: 25 },
  { key: 'a35', label: '26—35岁', from: 26, to: 35 },
  { key: 'a45', label: '36—45岁', from: 36, to: 45 },
  { key: 'a46', label: '46岁及以上', from: 46 },
];

/** The organisations below the one that is looked at. */
export const orgDimension: Dimension = {
  id: 'org',
  label: '下级机构',
  meaning: '按所看机构的直接下级划分；由本级直接办理的列在“本级”。',
  personal: 'none',
  kind: 'org',
};

export const ageDimension = (on: string): Dimension => ({
  id: 'age',
  label: '年龄段',
  meaning: `${on}当天的周岁。`,
  personal: 'quasi',
  kind: 'age',
  field: 'birthDate',
  groups: AGES,
});

export const nationDimension: Dimension = {
  id: 'nation',
  label: '民族',
  meaning: '汉族与少数民族；没有填写的列在“其他”。',
  personal: 'quasi',
  kind: 'groups',
  field: 'nation',
  groups: [
    { key: 'han', label: '汉族', codes: ['01'] },
    {
      key: 'minority',
      label: '少数民族',
      // GB/T 3304: 02 to 56 are the others; 97 and 98 are no nation of the list.
      codes: Array.from({ length: 55 }, (_, at) => String(at + 2).padStart(2, '0')),
    },
  ],
};

/** How many natural days a step took, as average, middle and the slowest tenth. */
export function daysMeasures(
  id: string,
  what: string,
  from: string,
  to: string,
): readonly Measure[] {
  const measure = (
    name: string,
    label: string,
    take: 'average' | 'median' | 'p90',
    meaning: string,
  ): Measure => ({
    id: `${id}${name}`,
    label: `${what}${label}`,
    unit: '天',
    meaning,
    additive: 'never',
    way: 'days',
    from,
    to,
    take,
  });
  return [
    measure(
      'Average',
      '平均用时',
      'average',
      `${what}所用自然日（结束日期减开始日期）的平均数，保留一位小数。`,
    ),
    measure('Median', '用时中位数', 'median', `一半的件不超过这个自然日数。`),
    measure('Slowest', '用时90%位数', 'p90', `九成的件不超过这个自然日数。`),
  ];
}
