import { type Call, type InputOf, type Row, membersOf, tooWide } from '@tqc/contract/kit';
import type { SearchField, SearchValues } from '@tqc/ui/SearchForm';
import type { Sort } from '@tqc/ui/DataTable';
import { useStable } from '@tqc/ui/foundation';
import { useEffect, useMemo } from 'react';
import { searchFieldOf, searchInput } from '../form/fieldsOf';
import { useListsTurn } from '../session/lists';
import { useSession } from '../session/session';
import { useList } from './useList';
import { useListQuestion } from './useListQuestion';
import { usePageState } from './usePageState';
import { AREA, useRegionField } from './useRegionField';
import { useKnownRows, useSelection } from './useSelection';

/** What a list asks its call. */
export interface ListPageOptions<C extends Call> {
  /**
   * Names of the list's filters, or fields of its own; `area` is the cascade of the places below
   * the caller.
   */
  readonly search?: readonly ((keyof InputOf<C> & string) | typeof AREA | SearchField)[];
  /** Input that the person does not choose. */
  readonly fixed?: Partial<InputOf<C>>;
  /** The order while the person has chosen none, where it is not that of the call. */
  readonly firstSort?: string | undefined;
}

const NONE_OPENED: ReadonlySet<string> = new Set();

/**
 * A list without its looks, the rung under `ListScreen`: the question (in the address, personal
 * numbers in the page alone), the rows that answer it, order, page, what is chosen and what was
 * opened. The rows keep their key as the call names it.
 */
export function useListPage<C extends Call>(
  list: C,
  { search = [], fixed, firstSort }: ListPageOptions<C> = {},
) {
  const inputShape = useMemo(() => membersOf(list.input), [list]);
  const level = useSession(({ user }) => user?.orgType ?? 0);
  const { region, regionName } = useRegionField(inputShape);
  // Whoever sees too much to be asked in every way is offered what narrows it first.
  const narrows = level >= (list.reach?.from ?? Infinity);
  const words = useListsTurn();
  const fields = useMemo(() => {
    const named = narrows ? [AREA, ...search.filter((one) => one !== AREA)] : search;
    return named.flatMap((one) => {
      if (one === AREA) return region ?? [];
      return typeof one === 'string' ? searchFieldOf(one, inputShape[one]) : one;
    });
  }, [search, inputShape, narrows, region, words]);
  const { params, active, hasPersonal, ask, pick, setParams } = useListQuestion(list, fields);
  const [typed, setTyped] = usePageState<SearchValues>('search', active);
  const pageNo = Number(params.get('pageNo') ?? 1);
  const pageSize = Number(params.get('pageSize') ?? 10);
  const sort = params.get('sort') ?? firstSort;
  const exactTotal = params.get('exactTotal') === 'true';
  const asked = { ...searchInput(inputShape, active), ...fixed, ...(sort ? { sort } : {}) };
  const input = {
    ...asked,
    // A short list has no pages: the server refuses what its call does not take.
    ...('pageNo' in inputShape ? { pageNo, pageSize } : {}),
    ...(exactTotal ? { exactTotal } : {}),
  };
  // The filters come from the fields of this very call; its schema judges them on the server.
  const state = useList(list, input as InputOf<C>);
  const { rows, total, exact, loading, isStale, reload } = state;
  const selection = useSelection(JSON.stringify(fixed));
  const [opened, setOpened] = usePageState('opened', NONE_OPENED);
  const rowKey = rowKeyOf(list);
  const known = useKnownRows(rows, rowKey);

  function go(changes: Readonly<Record<string, string | undefined>>, replace = false) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    setParams(next, { replace });
  }

  // Whoever dealt with the last rows of the last page goes on with the page before it.
  const isBeyond = rows.length === 0 && total > 0 && exact && pageNo > 1 && !loading && !isStale;
  useEffect(() => {
    if (isBeyond) go({ pageNo: String(Math.ceil(total / pageSize)) }, true);
  }, [isBeyond]);

  function find(values: SearchValues) {
    // The same question again means: look once more, unless its answer is still on the way.
    if (!ask(values) && !loading) reload();
  }

  const { narrow } = useStable({
    narrow(name: string, value: string) {
      // What is typed and not asked yet stays in the form.
      setTyped({ ...typed, [name]: value });
      find({ ...active, [name]: value });
    },
  });

  return {
    ...state,
    input,
    rowKey,
    /** What the list is asked for, without page. */
    asked,
    /** Whether the list can be ordered by a field, as it is asked now. */
    isOrdered: (name: string) =>
      !tooWide(list, level, { ...input, pageNo: 1, sort: `${name}.asc` }),
    /** What the search form is made of, and what stands in it. */
    question: {
      fields,
      regionName,
      typed,
      setTyped,
      active,
      hasPersonal,
      find,
      /** One condition more or another, as it stands in the head of its column. */
      narrow,
      params,
      pick,
      setParams,
    },
    page: {
      pageNo,
      pageSize,
      sort: sort ? sortOf(sort) : undefined,
      goTo: (page: number, size: number) => go({ pageNo: String(page), pageSize: String(size) }),
      sortBy: (next: Sort | undefined) =>
        go({ sort: next ? `${next.key}.${next.order}` : undefined, pageNo: undefined }),
      countExactly: () => go({ exactTotal: 'true' }),
    },
    selection,
    known,
    opened,
    /** Marks a row as seen. */
    open: (row: Row<C>) => setOpened(new Set(opened).add(String(row[rowKey]))),
  };
}

function sortOf(sort: string): Sort {
  return { key: sort.split('.')[0] ?? '', order: sort.endsWith('.asc') ? 'asc' : 'desc' };
}

/** The field that tells the rows of a list apart, as its call says. */
export function rowKeyOf<C extends Call>({ id, rowKey }: C): keyof Row<C> & string {
  if (rowKey === undefined) throw new Error(`${id} does not say what tells its rows apart`);
  // A test holds every rowKey of the contract against the row of its list.
  return rowKey as keyof Row<C> & string;
}
