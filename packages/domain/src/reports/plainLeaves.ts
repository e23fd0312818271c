import { dimensionOf, measureOf, membersOf, type Cube, type Measure } from './cube';
import type { ColumnGroup, Filter } from './definition';

/** One column of figures, with everything that decides what stands in it. */
export interface Leaf {
  readonly key: string;
  readonly title: string;
  /** What stands above it, from the outside in. */
  readonly heads: readonly string[];
  readonly measure: Measure;
  readonly where: readonly Filter[];
}

/** The columns of a group that counts: its figures, once for each value that it is split by. */
export function plainLeavesOf(cube: Cube, group: ColumnGroup, key: string): Leaf[] {
  const { title, split, withTotal = false, where = [], measures } = group;
  const found = measures.flatMap((id) => measureOf(cube, id) ?? []);
  const by = split === undefined ? undefined : dimensionOf(cube, split);
  const members = by && membersOf(by);
  if (!by || !members)
    return found.map((measure) => {
      const isAlone = found.length === 1 && title !== undefined;
      return {
        key: `${key}.${measure.id}`,
        title: isAlone ? title : measure.label,
        heads: isAlone || title === undefined ? [] : [title],
        measure,
        where,
      };
    });
  const parts = [
    ...(withTotal ? [{ key: 'all', label: '合计', where }] : []),
    ...members.map((member) => ({
      ...member,
      where: [...where, { dim: by.id, keys: [member.key] }],
    })),
  ];
  const above = title ?? (found.length === 1 ? found[0]?.label : by.label) ?? '';
  return parts.flatMap((part) =>
    found.map((measure) => ({
      key: `${key}.${part.key}.${measure.id}`,
      title: found.length === 1 ? part.label : measure.label,
      heads: found.length === 1 ? [above] : [above, part.label],
      measure,
      where: part.where,
    })),
  );
}
