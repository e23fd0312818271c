import { useSyncExternalStore } from 'react';
import { nextPane, startPane, type PaneAction, type PaneState } from './paneState';
import { startView, type View } from './viewTransform';

/** 一个查看器的状态，放在 React 之外：转一下、拖一下只重画看得出来的那几处。 */
export interface PaneStore {
  get(): PaneState;
  dispatch(action: PaneAction): void;
  /** 返回取消函数。 */
  subscribe(listener: () => void): () => void;
}

/** 新建一个查看器的状态，从第几张开始看。 */
export function createPaneStore(start: number): PaneStore {
  const listeners = new Set<() => void>();
  let state = startPane(start);
  return {
    get: () => state,
    dispatch(action) {
      const next = nextPane(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** 跟着状态里的一处走；pick 的结果不变就不重画，须是原样取出的值。 */
export function usePane<Part>(store: PaneStore, pick: (state: PaneState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/** 某一边现在的样子；不给哪一边，就是工具条作用的那一边。 */
export function viewOf(store: PaneStore, side?: number): View {
  const { sides, active } = store.get();
  return sides[side ?? active]?.view ?? startView;
}
