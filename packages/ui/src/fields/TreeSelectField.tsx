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

const NONE: readonly TreeNode[] = [];
const NOT_READ = '没有读到，请检查网络后再展开';

/** 树形下拉，逐级懒载入；没有读到的说明，再展开时重新读。 */
export function TreeSelectField({
  value,
  onChange,
  load,
  valueLabel,
  disabled,
  placeholder,
  ...shell
}: TreeSelectFieldProps) {
  const [nodes, setNodes] = useState(NONE);
  const [failed, setFailed] = useState(false);
  /** Counts up to ask for the roots again. */
  const [turn, setTurn] = useState(0);
  // What another source had is none of this one's.
  useEffect(() => setNodes(NONE), [load]);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      load('').then(
        (roots) => {
          if (!current) return;
          setNodes(roots);
          setFailed(false);
        },
        () => current && setFailed(true),
      );
    }, LOAD_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [load, turn]);
  async function loadMore(parent: string) {
    await new Promise((resolve) => setTimeout(resolve, LOAD_DELAY));
    try {
      const children = await load(parent);
      setNodes((all) => graft(all, parent, children));
      setFailed(false);
    } catch (error) {
      setFailed(true);
      // What was not read stays folded: opening it once more asks again.
      throw error;
    }
  }
  const error = shell.error ?? (failed ? NOT_READ : undefined);
  return (
    <FieldShell {...shell} {...(error === undefined ? {} : { error })}>
      <TreeSelect
        className={styles.wide}
        value={value ? { value, label: valueLabel } : undefined}
        labelInValue
        onChange={(next?: { value: string }) => onChange(next?.value ?? '')}
        treeData={nodes.map(toArco)}
        // Its types say that the first is the node; that is the drawn one, without its key.
        loadMore={(_, { key }: ArcoNode) => loadMore(key)}
        onVisibleChange={(open) => open && nodes.length === 0 && setTurn((last) => last + 1)}
        dropdownRender={(menu) => <Levels>{menu}</Levels>}
        disabled={disabled}
        allowClear
        placeholder={placeholder ?? `请选择${shell.label}`}
        error={error !== undefined}
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
