import { leavesOf } from './columns';
import type { Leaf } from './plainLeaves';
import { dimensionOf, measureOf, membersOf, type Cube } from './cube';
import { crossFaults } from './formula/crossChecks';
import { formulasOf } from './formula/formulasOf';
import { LIMITS, type Definition, type Filter } from './definition';
import { cubeOf } from './cubes';
import { formulaText } from './formula/formulasOf';

/** What is wrong with a definition: the place in it, and what to do. */
export interface Fault {
  readonly at: string;
  readonly says: string;
}

/**
 * Everything that keeps a definition from being run. What passes names only what the catalogue
 * has, in places where it may stand.
 */
export function faultsOf(definition: Definition): readonly Fault[] {
  const cube = cubeOf(definition.cube);
  if (!cube) return [{ at: 'cube', says: '请选择统计主题' }];
  const faults = [
    ...rowFaults(cube, definition),
    ...groupFaults(cube, definition),
    ...definition.filters.flatMap((one, at) => filterFaults(cube, one, `filters.${at}`)),
    ...askFaults(cube, definition),
    ...crossFaults(cube, definition),
  ];
  return faults.length > 0 ? faults : leafFaults(cube, definition);
}

function rowFaults(cube: Cube, { rows }: Definition): Fault[] {
  if (rows.length === 0) return [{ at: 'rows', says: '请至少选择一个行维度' }];
  if (new Set(rows).size !== rows.length) return [{ at: 'rows', says: '行维度不能重复' }];
  return rows
    .filter((id) => !dimensionOf(cube, id))
    .map(() => ({ at: 'rows', says: '行维度不属于所选的统计主题，请重新选择' }));
}

function groupFaults(cube: Cube, { groups, rows }: Definition): Fault[] {
  if (groups.length === 0) return [{ at: 'groups', says: '请至少添加一组列' }];
  const formulas = formulasOf(cube, groups);
  return groups.flatMap(({ measures, split, where = [], formula, title }, at) => {
    const place = `groups.${at}`;
    const says = (sentence: string, part: string) => ({ at: `${place}.${part}`, says: sentence });
    const conditions = where.flatMap((one, index) =>
      filterFaults(cube, one, `${place}.where.${index}`),
    );
    if (formula !== undefined) {
      const fault = formulas.get(at)?.fault;
      return [
        ...(title === undefined ? [says('请输入公式列的标题', 'title')] : []),
        ...(measures.length > 0 || split !== undefined
          ? [says('公式列不选指标，也不展开', 'formula')]
          : []),
        ...(fault ? [says(formulaText(fault), 'formula')] : []),
        ...conditions,
      ];
    }
    const by = split === undefined ? undefined : dimensionOf(cube, split);
    return [
      ...(measures.length === 0 ? [says('请选择指标', 'measures')] : []),
      ...(measures.some((id) => !measureOf(cube, id))
        ? [says('指标不属于所选的统计主题，请重新选择', 'measures')]
        : []),
      ...(new Set(measures).size !== measures.length
        ? [says('同一组里的指标不能重复', 'measures')]
        : []),
      ...(split !== undefined && (!by || !membersOf(by))
        ? [says('列只能按有固定取值的维度展开', 'split')]
        : []),
      ...(split !== undefined && rows.includes(split)
        ? [says('同一个维度不能既是行又是列', 'split')]
        : []),
      ...conditions,
    ];
  });
}

function filterFaults(cube: Cube, { dim, keys }: Filter, at: string): Fault[] {
  const by = dimensionOf(cube, dim);
  const members = by && membersOf(by);
  if (!members) return [{ at, says: '筛选只能用有固定取值的维度' }];
  const known = new Set(members.map(({ key }) => key));
  return keys.length === 0 || keys.some((key) => !known.has(key))
    ? [{ at, says: '请选择筛选的取值' }]
    : [];
}

function askFaults(cube: Cube, { asks }: Definition): Fault[] {
  if (new Set(asks).size !== asks.length) return [{ at: 'asks', says: '查询条件不能重复' }];
  const says = (sentence: string) => [{ at: 'asks', says: sentence }];
  if (asks.includes('batch') && cube.batch === undefined) return says('所选的统计主题没有批次');
  return asks.includes('ctId') && !dimensionOf(cube, 'ctId')
    ? says('所选的统计主题不分资格种类')
    : [];
}

/** Whether the figures of a column are parts of one whole. */
const adds = ({ unlike }: Cube, { measure }: Leaf) =>
  unlike === undefined && measure.additive === 'all';

function leafFaults(cube: Cube, definition: Definition): Fault[] {
  const leaves = leavesOf(cube, definition);
  const keys = new Set(leaves.map(({ key }) => key));
  const { order, chart } = definition;
  return [
    ...(keys.size > LIMITS.columns
      ? [{ at: 'groups', says: `列最多${LIMITS.columns}个，现在有${keys.size}个` }]
      : []),
    ...(order && !keys.has(order.column)
      ? [{ at: 'order', says: '排序的列已经不在表里，请重新选择' }]
      : []),
    ...(chart && (chart.columns.length === 0 || chart.columns.some((key) => !keys.has(key)))
      ? [{ at: 'chart', says: '图里的列已经不在表里，请重新选择' }]
      : []),
    ...(chart?.kind === 'ring' &&
    leaves.some((leaf) => chart.columns.includes(leaf.key) && !adds(cube, leaf))
      ? [{ at: 'chart', says: '环形图只能画可以相加的指标，请换一列或换一种图' }]
      : []),
  ];
}
