import { membersOf, type Cube, type Dimension, type Measure } from './cube';
import type { ColumnGroup, Definition, Filter } from './definition';

/** One column of figures, with everything that decides what stands in it. */
export interface Leaf {
  readonly key: string;
  readonly title: string;
  /** What stands above it, from the outside in. */
  readonly heads: readonly string[];
  readonly measure: Measure;
  readonly where: readonly Filter[];
}

/** The dimension of an id; undefined for any other. */
export function dimensionOf({ dimensions }: Cube, id: string): Dimension | undefined {
  return dimensions.find((one) => one.id === id);
}

/** The measure of an id; undefined for any other. */
export function measureOf({ measures }: Cube, id: string): Measure | undefined {
  return measures.find((one) => one.id === id);
}

/**
 * The columns of figures in their order, known before a row is read: the head of the preview, of
 * the file and of the designer. What the catalogue does not have is left out.
 */
export function leavesOf(cube: Cube, { groups }: Pick<Definition, 'groups'>): readonly Leaf[] {
  return groups.flatMap((group, at) => leavesOfGroup(cube, group, `g${at}`));
}

function leavesOfGroup(cube: Cube, group: ColumnGroup, key: string): Leaf[] {
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

/**
 * Whether a figure means something in a line that is divided by the first `depth` row dimensions:
 * not where it would put together what is of different kinds.
 */
export function isSummed(
  { unlike }: Cube,
  { rows }: Pick<Definition, 'rows'>,
  depth: number,
  where: readonly Filter[],
): boolean {
  if (unlike === undefined || rows.slice(0, depth).includes(unlike)) return true;
  return where.some(({ dim, keys }) => dim === unlike && keys.length === 1);
}
