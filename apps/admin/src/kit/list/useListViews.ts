import type { ColumnChanges, SavedView } from '@tqc/ui/DataTable';
import type { Density } from '@tqc/ui/tokens';
import { useContext, useEffect, useRef, useState } from 'react';
import { tellDone, tellError } from '../session/api';
import { ListMemoryContext, type StoredView } from './listMemory';
import { readViewState, viewQuery } from './viewState';

/** The person's own columns of a screen: an entry of its own that is not offered as a view. */
const OWN = '（本人的列设置）';
const DELAY = 800;

interface ListViewsOptions {
  readonly screen: string;
  readonly params: URLSearchParams;
  /** Another view is asked for. */
  readonly onPick: (params: URLSearchParams) => void;
  /** The present question has a name now. */
  readonly onSaved: (params: URLSearchParams) => void;
}

/** Columns, row height and saved views of one list; written only after the person did something. */
export function useListViews({ screen, params, onPick, onSaved }: ListViewsOptions) {
  const memory = useContext(ListMemoryContext);
  const [stored, setStored] = useState<readonly StoredView[]>([]);
  const [error, setError] = useState<string>();
  const [columns, setColumns] = useState<ColumnChanges>({});
  const [density, setDensity] = useState<Density>('default');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Writes what was changed last; undefined when it is written. */
  const unwritten = useRef<() => void>(undefined);
  const isChanged = useRef(false);
  const current = params.get('view') ?? undefined;

  function apply(state: unknown) {
    const read = readViewState(state);
    setColumns(read.columns);
    setDensity(read.density);
    return read;
  }

  useEffect(() => {
    let gone = false;
    memory?.load(screen).then(
      (found) => {
        if (gone) return;
        setStored(found);
        const first =
          found.find(({ id }) => id === current) ??
          found.find(({ name, own }) => own && name === OWN);
        // An answer that comes late does not undo what the person changed meanwhile.
        if (first && !isChanged.current) apply(first.state);
      },
      () => !gone && setError('视图载入失败，刷新页面后再试'),
    );
    return () => {
      gone = true;
      flush();
    };
    // The link's view counts when the page opens; later ones are applied by picking them.
  }, [memory, screen]);

  // Dragging a column edge reports every pixel: only where it comes to rest is written.
  function keep(next: { readonly columns: ColumnChanges; readonly density: Density }) {
    setColumns(next.columns);
    setDensity(next.density);
    isChanged.current = true;
    if (!memory) return;
    clearTimeout(timer.current);
    unwritten.current = () => void write(next).catch(tellError);
    timer.current = setTimeout(flush, DELAY);
  }

  /** A page closed within the delay loses nothing. */
  function flush() {
    clearTimeout(timer.current);
    unwritten.current?.();
    unwritten.current = undefined;
  }

  async function write(next: { readonly columns: ColumnChanges; readonly density: Density }) {
    if (!memory) return;
    const own = stored.find((one) => one.own && one.name === OWN);
    const plain = Object.keys(next.columns).length === 0 && next.density === 'default';
    if (plain && own) await memory.remove(own.id);
    else if (!plain) await memory.save(screen, OWN, false, next);
    if (plain !== !own) setStored(await memory.load(screen));
  }

  return {
    columns,
    density,
    current,
    error,
    /** Undefined without a memory: then no views are offered. */
    views: memory && stored.filter(({ name }) => name !== OWN),
    setColumns: (next: ColumnChanges) => keep({ columns: next, density }),
    setDensity: (next: Density) => keep({ columns, density: next }),
    pick({ id }: SavedView) {
      const found = stored.find((one) => one.id === id);
      if (!found) return;
      const next = new URLSearchParams(apply(found.state).query);
      next.set('view', id);
      onPick(next);
    },
    async save(name: string, shared: boolean) {
      if (!memory) return;
      const id = await memory.save(screen, name, shared, {
        query: viewQuery(params),
        columns,
        density,
      });
      setStored(await memory.load(screen));
      const next = new URLSearchParams(params);
      next.set('view', id);
      onSaved(next);
      tellDone('视图已保存');
    },
    async remove({ id }: SavedView) {
      try {
        await memory?.remove(id);
        setStored((before) => before.filter((one) => one.id !== id));
      } catch (failure) {
        tellError(failure);
      }
    },
    share({ id }: SavedView) {
      const address = new URL(window.location.href);
      const query = readViewState(stored.find((one) => one.id === id)?.state).query;
      address.search = `?${query}${query ? '&' : ''}view=${encodeURIComponent(id)}`;
      void navigator.clipboard
        .writeText(address.href)
        .then(() => tellDone('链接已复制，对方看到的范围以其权限为准'), tellError);
    },
  };
}
