import { expect, test } from 'vitest';
import { metricOf } from '../wall';
import {
  cubeOf,
  cubes,
  dimensionOf,
  faultsOf,
  leavesOf,
  measureOf,
  membersOf,
  needsSecond,
  reportFlow,
  templates,
  type Definition,
} from './index';

test('每个统计主题都有四级范围，维度、指标编号不重复，都有名称和含义', () => {
  for (const cube of cubes) {
    expect(Object.keys(cube.scope).sort()).toEqual(['1', '2', '3', '4']);
    for (const list of [cube.dimensions, cube.measures]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { label, meaning } of list) {
        expect(label).not.toBe('');
        expect(meaning).toMatch(/。$/);
      }
    }
  }
});

test('比率由两个可加的指标得出，自己不可加；不同的人和用时也不可加', () => {
  for (const cube of cubes)
    for (const measure of cube.measures) {
      expect(measure.additive, measure.id).toBe(
        measure.way === 'count' || measure.way === 'sum' ? 'all' : 'never',
      );
      if (measure.way !== 'ratio') continue;
      expect(measureOf(cube, measure.part)?.way).toBe('count');
      expect(measureOf(cube, measure.whole)?.way).toBe('count');
    }
});

test('与大屏同名的指标，名称和所计的状态也与大屏相同', () => {
  const applications = cubeOf('applications');
  for (const id of ['filed', 'confirmed', 'approved', 'recognised', 'failed', 'concluded']) {
    const measure = applications && measureOf(applications, id);
    const { label, source } = metricOf(id);
    expect(measure?.label).toBe(label);
    const codes = source.kind === 'roll' ? source.k : undefined;
    expect(measure?.way === 'count' ? measure.when : undefined).toEqual(
      codes ? [{ field: 'status', codes }] : [],
    );
  }
});

test('没有一个维度说出姓名或号码', () => {
  const named = new Set(['name', 'idNo', 'idIndex', 'mobile', 'certNo', 'regId', 'certId']);
  for (const { dimensions } of cubes)
    for (const dimension of dimensions)
      if ('field' in dimension) expect(named.has(dimension.field), dimension.id).toBe(false);
});

test('每个模板都能运行，编号不重复', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  for (const { id, definition } of templates) expect(faultsOf(definition), id).toEqual([]);
});

test('认定情况统计表的表头：认定人数下面是合计和七个种类', () => {
  const cube = cubeOf('applications');
  const definition = templates.find(({ id }) => id === 'T1')?.definition;
  if (!cube || !definition) throw new Error('no T1');
  const leaves = leavesOf(cube, definition);
  expect(leaves).toHaveLength(14);
  expect(leaves.slice(3, 5).map(({ title, heads }) => [...heads, title])).toEqual([
    ['认定人数', '合计'],
    ['认定人数', '幼儿园教师资格'],
  ]);
  expect(leaves[0]).toMatchObject({ title: '申请人数', heads: [] });
  expect(new Set(leaves.map(({ key }) => key)).size).toBe(14);
});

const usual: Definition = {
  schema: 1,
  cube: 'certificates',
  rows: ['org'],
  groups: [{ measures: ['certs'] }],
  filters: [],
  asks: [],
  zeros: true,
};
const refusals: readonly [string, Partial<Definition>, string][] = [
  ['没有的主题', { cube: 'x' }, 'cube'],
  ['没有行', { rows: [] }, 'rows'],
  ['重复的行', { rows: ['org', 'org'] }, 'rows'],
  ['别的主题的行', { rows: ['batch'] }, 'rows'],
  ['没有列', { groups: [] }, 'groups'],
  ['没有指标', { groups: [{ measures: [] }] }, 'groups.0.measures'],
  ['别的主题的指标', { groups: [{ measures: ['filed'] }] }, 'groups.0.measures'],
  ['重复的指标', { groups: [{ measures: ['certs', 'certs'] }] }, 'groups.0.measures'],
  [
    '按没有固定取值的维度展开',
    { groups: [{ measures: ['certs'], split: 'subject' }] },
    'groups.0.split',
  ],
  [
    '既是行又是列',
    { rows: ['ctId'], groups: [{ measures: ['certs'], split: 'ctId' }] },
    'groups.0.split',
  ],
  ['没有的取值', { filters: [{ dim: 'ctId', keys: ['99'] }] }, 'filters.0'],
  ['不能筛选的维度', { filters: [{ dim: 'org', keys: ['1'] }] }, 'filters.0'],
  ['没有批次的主题问批次', { asks: ['batch'] }, 'asks'],
  ['按没有的列排序', { order: { column: 'g1.certs', way: 'asc' } }, 'order'],
  ['画没有的列', { chart: { kind: 'bar', columns: ['g0.x'] } }, 'chart'],
];

test.each(refusals)('%s：指出在哪里', (_, change, at) => {
  expect(faultsOf(usual)).toEqual([]);
  const [fault] = faultsOf({ ...usual, ...change });
  expect(fault?.at).toBe(at);
  expect(fault?.says).not.toBe('');
});

test('发布以后没有了的指标、维度、主题，都说是哪一处', () => {
  const gone = {
    ...usual,
    rows: ['ctId', 'gone'],
    groups: [{ title: '授证', measures: ['certs', 'gone'] }],
    filters: [{ dim: 'gone', keys: ['1'] }],
  };
  const { label = '' } = cubeOf(usual.cube) ?? {};
  expect(faultsOf(gone).map(({ says }) => says)).toEqual([
    `第2个行维度不属于统计主题“${label}”，请重新选择`,
    `第1组列“授证”有1个指标不属于统计主题“${label}”，请重新选择`,
    `筛选的维度不属于统计主题“${label}”，请重新选择`,
  ]);
  expect(faultsOf({ ...usual, cube: 'gone' })).toEqual([
    { at: 'cube', says: '统计主题已经没有了，请重新选择' },
  ]);
});

test('只有事先知道取值的维度能作列', () => {
  const cube = cubeOf('applications');
  if (!cube) throw new Error('no cube');
  const fixed = cube.dimensions.filter((one) => membersOf(one)).map(({ id }) => id);
  expect(fixed).toContain('ctId');
  expect(fixed).not.toContain('org');
  expect(membersOf(dimensionOf(cube, 'normal') ?? cube.dimensions[0]!)).toEqual([
    { key: '1', label: '师范类' },
    { key: '0', label: '非师范类' },
  ]);
});

test('国家级也能看的报表要第二个人复核', () => {
  expect(needsSecond([2, 3, 4])).toBe(false);
  expect(needsSecond([5])).toBe(true);
  expect(reportFlow.can('edit', 0)).toBe(true);
  expect(reportFlow.can('edit', 2)).toBe(false);
});
