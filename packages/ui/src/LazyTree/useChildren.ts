import { useEffect, useRef, useState } from 'react';
import { useStable } from '../foundation';
import type { Children, LazyTreeNode } from './treeRows';

type Load = (parent: string) => Promise<readonly LazyTreeNode[]>;

/**
 * 读过的下级和展开着的节点。question 变了，展开着的都重新读，读到之前仍显示原来的；
 * 只有一个根时把它展开。
 */
export function useChildren(load: Load, question: string) {
  const [known, setKnown] = useState<ReadonlyMap<string, Children>>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const turn = useRef(0);
  const put = (parent: string, children: Children) =>
    setKnown((before) => new Map(before).set(parent, children));
  const { read } = useStable({
    read(parent: string) {
      const mine = turn.current;
      if (known.get(parent)?.state !== 'ready') put(parent, { state: 'loading' });
      load(parent).then(
        (nodes) => {
          if (mine !== turn.current) return;
          put(parent, { state: 'ready', nodes });
          const [only] = nodes;
          if (parent === '' && nodes.length === 1 && only?.hasChildren) unfold(only.id);
        },
        () => mine === turn.current && put(parent, { state: 'failed' }),
      );
    },
  });
  function unfold(id: string) {
    setOpen((before) => new Set(before).add(id));
    if (known.get(id)?.state !== 'ready') read(id);
  }
  function fold(id: string) {
    setOpen((before) => new Set([...before].filter((one) => one !== id)));
  }
  useEffect(() => {
    turn.current += 1;
    for (const parent of ['', ...open]) read(parent);
    return () => {
      turn.current += 1;
    };
    // What is open is read anew for another question only; a node that opens is read as it does.
  }, [question, read]);
  return { known, open, read, unfold, fold };
}
