/** 树的一个节点；leaf 为真时没有下级，children 缺省表示尚未载入。 */
export interface TreeNode {
  value: string;
  label: string;
  leaf?: boolean;
  children?: readonly TreeNode[];
}

/** 把载入的下级接到 parent 上，返回新树；找不到 parent 时原样返回。 */
export function graft(
  nodes: readonly TreeNode[],
  parent: string,
  children: readonly TreeNode[],
): readonly TreeNode[] {
  let changed = false;
  const next = nodes.map((node) => {
    if (node.value === parent) {
      changed = true;
      return { ...node, children, leaf: children.length === 0 };
    }
    if (!node.children) return node;
    const grown = graft(node.children, parent, children);
    if (grown === node.children) return node;
    changed = true;
    return { ...node, children: grown };
  });
  return changed ? next : nodes;
}
