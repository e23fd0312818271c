/** 树上的一个节点；下级在展开时才读。 */
export interface LazyTreeNode {
  id: string;
  label: string;
  hasChildren: boolean;
  /** 跟在名称后面的小字，例如“已停用”。 */
  note?: string;
}

/** 一个节点的下级：正在读、读到了、没读到。 */
export type Children =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly nodes: readonly LazyTreeNode[] };

/** 画出来的一行：节点，或它的下级正在读、没读到的说明。 */
export interface TreeRow {
  readonly key: string;
  readonly level: number;
  /** 上级的编号；根的上级是空串。 */
  readonly parent: string;
  readonly node?: LazyTreeNode;
  readonly state?: 'loading' | 'failed';
  readonly position: number;
  readonly size: number;
}

/** 展开着的全部行，按显示顺序。 */
export function treeRows(
  known: ReadonlyMap<string, Children>,
  open: ReadonlySet<string>,
  parent = '',
  level = 1,
): TreeRow[] {
  const below = known.get(parent);
  if (!below) return [];
  if (below.state !== 'ready')
    return [
      { key: `${parent}/${below.state}`, level, parent, state: below.state, position: 1, size: 1 },
    ];
  const size = below.nodes.length;
  return below.nodes.flatMap((node, at) => [
    { key: node.id, level, parent, node, position: at + 1, size },
    ...(open.has(node.id) && node.hasChildren ? treeRows(known, open, node.id, level + 1) : []),
  ]);
}

/** 从 from 之后（再从头）第一个名称以这些字开头的行；没有时是 -1。 */
export function rowNamed(rows: readonly TreeRow[], from: number, text: string): number {
  const order = rows.map((_, at) => (from + 1 + at) % rows.length);
  return order.find((at) => rows[at]?.node?.label.startsWith(text)) ?? -1;
}
