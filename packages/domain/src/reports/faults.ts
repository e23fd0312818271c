import type { Leaf } from './plainLeaves';
import { dimensionOf, measureOf, membersOf, type Cube } from './cube';
import { crossFaults } from './formula/crossChecks';
import { LIMITS, type Definition, type Filter } from './definition';
import { cubeOf } from './cubes';
import { formulaText, type Formulas } from './formula/formulasOf';
import { readingOf, type Reading } from './reading';

/** What is wrong with a definition: the place in it, and what to do. */
export interface Fault {
  readonly at: string;
  readonly says: string;
}

/** A definition as it was read, with what keeps it from being run. */
export type Judged =
  | { readonly reading: Reading; readonly faults: readonly Fault[] }
  | { readonly reading?: undefined; readonly faults: readonly [Fault] };

/**
 * Reads a definition and tells everything that keeps it from being run. What passes names only what
 * the catalogue has, in places where it may stand.
 */
export function judged(definition: Definition): Judged {
  const cube = cubeOf(definition.cube);
  if (!cube) {
    const says = definition.cube === '' ? '请选择统计主题' : '统计主题已经没有了，请重新选择';
    return { faults: [{ at: 'cube', says }] };
  }
  const reading = readingOf(cube, definition);
  const faults = [
    ...rowFaults(cube, definition),
    ...groupFaults(cube, definition, reading.formulas),
    ...definition.filters.flatMap((one, at) => filterFaults(cube, one, `filters.${at}`)),
    ...askFaults(cube, definition),
    ...crossFaults(reading.checks),
  ];
  return { reading, faults: faults.length > 0 ? faults : leafFaults(reading) };
}

/** What is wrong with a definition. */
export const faultsOf = (definition: Definition): readonly Fault[] => judged(definition).faults;

function rowFaults(cube: Cube, { rows }: Definition): Fault[] {
  if (rows.length === 0) return [{ at: 'rows', says: '请至少选择一个行维度' }];
  if (new Set(rows).size !== rows.length) return [{ at: 'rows', says: '行维度不能重复' }];
  return rows.flatMap((id, at) =>
    dimensionOf(cube, id)
      ? []
      : { at: 'rows', says: `第${at + 1}个行维度不属于统计主题“${cube.label}”，请重新选择` },
  );
}

function groupFaults(cube: Cube, { groups, rows }: Definition, formulas: Formulas): Fault[] {
  if (groups.length === 0) return [{ at: 'groups', says: '请至少添加一组列' }];
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
    const strange = measures.filter((id) => !measureOf(cube, id)).length;
    const by = split === undefined ? undefined : dimensionOf(cube, split);
    return [
      ...(measures.length === 0 ? [says('请选择指标', 'measures')] : []),
      ...(strange > 0
        ? [
            says(
              `第${at + 1}组列${title === undefined ? '' : `“${title}”`}有${strange}个指标不属于统计主题“${cube.label}”，请重新选择`,
              'measures',
            ),
          ]
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
  if (!by) return [{ at, says: `筛选的维度不属于统计主题“${cube.label}”，请重新选择` }];
  const members = membersOf(by);
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

function leafFaults({ cube, definition, leaves }: Reading): Fault[] {
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
