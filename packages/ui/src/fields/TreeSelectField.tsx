import TreeSelect from '@arco-design/web-react/es/TreeSelect';
import '@arco-design/web-react/es/TreeSelect/style/css.js';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './props';
import { graft, type TreeNode } from './tree';
import styles from './fields.module.css';

interface TreeSelectFieldProps extends FieldProps<string> {
  /** 取下级节点；parent 为空串时取根。 */
  load: (parent: string) => Promise<readonly TreeNode[]>;
  /** 已选值的名称，节点尚未载入时显示。 */
  valueLabel?: string;
}

/** 懒载入前的等待，毫秒：快速展开又收起时不发请求。 */
const LOAD_DELAY = 100;

/** 树形下拉，逐级懒载入。 */
export function TreeSelectField({
  value,
  onChange,
  load,
  valueLabel,
  disabled,
  placeholder,
  ...shell
}: TreeSelectFieldProps) {
  const [nodes, setNodes] = useState<readonly TreeNode[]>([]);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      load('').then(
        (roots) => current && setNodes(roots),
        () => current && setNodes([]),
      );
    }, LOAD_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [load]);
  async function loadMore(parent: string) {
    await new Promise((resolve) => setTimeout(resolve, LOAD_DELAY));
    const children = await load(parent);
    setNodes((all) => graft(all, parent, children));
  }
  return (
    <FieldShell {...shell}>
      <TreeSelect
        className={styles.wide}
        value={value ? { value, label: valueLabel } : undefined}
        labelInValue
        onChange={(next?: { value: string }) => onChange(next?.value ?? '')}
        treeData={nodes.map(toArco)}
        loadMore={(node) => loadMore(String(node._key ?? node.dataRef?.key))}
        dropdownRender={(menu) => <Levels>{menu}</Levels>}
        disabled={disabled}
        allowClear
        placeholder={placeholder ?? `请选择${shell.label}`}
        error={Boolean(shell.error)}
      />
    </FieldShell>
  );
}

interface ArcoNode {
  key: string;
  title: string;
  isLeaf?: boolean;
  children?: ArcoNode[];
}

function toArco({ value, label, leaf, children }: TreeNode): ArcoNode {
  return { key: value, title: label, isLeaf: leaf, children: children?.map(toArco) };
}

// Arco counts levels from 0, aria-level from 1; rewritten by the indents.
function Levels({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const mend = () => {
      for (const node of element.querySelectorAll('[role=treeitem]')) {
        const level = String(
          (node.querySelector('.arco-tree-node-indent')?.childElementCount ?? 0) + 1,
        );
        if (node.getAttribute('aria-level') !== level) node.setAttribute('aria-level', level);
      }
    };
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-level'],
    });
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{children}</div>;
}
