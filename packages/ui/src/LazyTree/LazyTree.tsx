import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon, isKeyTaken } from '../foundation';
import { withFocused } from '../DataTable/virtualRange';
import styles from './LazyTree.module.css';
import { rowNamed, treeRows, type LazyTreeNode, type TreeRow } from './treeRows';
import { useChildren } from './useChildren';

interface LazyTreeProps {
  /** 树的名称，读屏时念出。 */
  label: string;
  /** 读一个节点的下级；空串是根。 */
  load: (parent: string) => Promise<readonly LazyTreeNode[]>;
  /** 选中的节点。 */
  selected?: string;
  onSelect: (node: LazyTreeNode) => void;
  /** 变了就重新读展开着的各级。 */
  question?: string;
  /** 没有节点时的话。 */
  none?: string;
}

/** 像素。 */
const ROW = 32;
const OVERSCAN = 8;
/** 打字找节点：停这么久（毫秒）就重新开始。 */
const TYPING = 700;

/**
 * 逐级展开的树：下级在展开时才读，只画看得见的行，一级有几千个也不慢。
 * 方向键走动和展开，回车选中，打字跳到名称以它开头的节点。
 */
export function LazyTree({
  label,
  load,
  selected,
  onSelect,
  question = '',
  none = '没有内容',
}: LazyTreeProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const { known, open, read, unfold, fold } = useChildren(load, question);
  const [activeKey, setActive] = useState<string>();
  const rows = treeRows(known, open);
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === (activeKey ?? selected)),
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: 400 },
    rangeExtractor: (range) => withFocused(range, active),
  });

  function go(to: number) {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (!row) return;
    setActive(row.key);
    virtual.scrollToIndex(rows.indexOf(row));
  }

  function press({ node, state, parent }: TreeRow) {
    if (state === 'failed') read(parent);
    else if (node) onSelect(node);
  }

  function hear(event: KeyboardEvent<HTMLDivElement>) {
    const row = rows[active];
    if (isKeyTaken(event, event.currentTarget) || !row) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = row.node !== undefined && open.has(row.node.id);
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      Enter: () => press(row),
      ' ': () => press(row),
      ArrowRight: () => {
        if (!row.node?.hasChildren) return;
        if (isOpen) go(active + 1);
        else unfold(row.node.id);
      },
      ArrowLeft: () => {
        if (row.node?.hasChildren && isOpen) fold(row.node.id);
        else go(rows.findIndex(({ key }) => key === row.parent));
      },
    };
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if ([...event.key].length === 1) find(event.key, event.timeStamp);
  }

  function find(letter: string, at: number) {
    const text = at - typed.current.at < TYPING ? typed.current.text + letter : letter;
    typed.current = { text, at };
    // One letter goes on to the next of its kind; more stay where they still fit.
    const found = rowNamed(rows, text.length > 1 ? active - 1 : active, text);
    if (found >= 0) go(found);
  }

  const isEmpty = known.get('')?.state === 'ready' && rows.length === 0;
  if (isEmpty) return <p className={styles.none}>{none}</p>;
  return (
    <div ref={scroller} className={styles.scroller}>
      <div
        role="tree"
        aria-label={label}
        aria-busy={known.get('')?.state === 'loading'}
        tabIndex={0}
        className={styles.tree}
        style={{ height: virtual.getTotalSize() }}
        aria-activedescendant={rows[active] && `${id}${rows[active].key}`}
        onKeyDown={hear}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { key, level, node, state, position, size } = row;
          const isOpen = node !== undefined && open.has(node.id);
          return (
            <div
              key={key}
              id={`${id}${key}`}
              role="treeitem"
              aria-level={level}
              aria-posinset={position}
              aria-setsize={size}
              aria-selected={node !== undefined && node.id === selected}
              aria-expanded={node?.hasChildren ? isOpen : undefined}
              className={styles.row}
              data-active={index === active}
              style={{ top: start, paddingInlineStart: (level - 1) * 16 + 4 }}
              title={node && [node.label, node.note].filter(Boolean).join(' ')}
              onClick={() => {
                setActive(key);
                press(row);
              }}
            >
              <span
                className={styles.arrow}
                data-open={isOpen}
                onClick={(event) => {
                  if (!node?.hasChildren) return;
                  event.stopPropagation();
                  setActive(key);
                  if (isOpen) fold(node.id);
                  else unfold(node.id);
                }}
              >
                {node?.hasChildren && <Icon name="right" size={14} />}
              </span>
              {state ? (
                <span className={styles.note}>
                  {state === 'loading' ? '正在读取…' : '没有读到，点击或按回车重试'}
                </span>
              ) : (
                <>
                  <span className={styles.label}>{node?.label}</span>
                  {node?.note && <span className={styles.note}>{node.note}</span>}
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
