export { LazyTree } from './LazyTree';
export type { LazyTreeNode } from './treeRows';
