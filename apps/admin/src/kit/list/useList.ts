import type { Call, InputOf, Row } from '@tqc/contract/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, failureOf, type Failure } from '../session/api';

type ListCall = Call & { readonly output: unknown };

/** The rows of a list as the server last told them. */
export interface ListState<R> {
  readonly rows: readonly R[];
  readonly total: number;
  readonly exact: boolean;
  readonly loading: boolean;
  /**
   * The rows answer another input than the present one: its own are on the way, or did not come.
   */
  readonly isStale: boolean;
  readonly error: Failure | undefined;
  reload(): void;
  /** How often it was loaded again by `reload`. */
  readonly turn: number;
}

interface Loaded<R> extends Omit<ListState<R>, 'reload' | 'turn' | 'isStale'> {
  /** The input that the rows answer, as JSON. */
  readonly answers: string | undefined;
}

interface PageAnswer {
  readonly total: number;
  readonly exact?: boolean;
  readonly record: readonly unknown[];
}

/**
 * Loads a list for an input; a late answer never overwrites a newer one, a failed load keeps the
 * rows.
 */
export function useList<C extends ListCall>(list: C, input: InputOf<C>): ListState<Row<C>> {
  const [{ answers, ...state }, setState] = useState<Loaded<Row<C>>>({
    answers: undefined,
    rows: [],
    total: 0,
    exact: true,
    loading: true,
    error: undefined,
  });
  const [turn, setTurn] = useState(0);
  const wanted = JSON.stringify(input);
  const latest = useRef(0);
  useEffect(() => {
    const mine = (latest.current += 1);
    const stop = new AbortController();
    setState((before) => ({ ...before, loading: true }));
    call(list, JSON.parse(wanted) as InputOf<C>, { signal: stop.signal }).then(
      (answer) => {
        if (mine !== latest.current) return;
        // Every list answers total and record; the row type is that of the call.
        const { total, exact = true, record } = answer as unknown as PageAnswer;
        setState({
          answers: wanted,
          rows: record as readonly Row<C>[],
          total,
          exact,
          loading: false,
          error: undefined,
        });
      },
      (error: unknown) => {
        if (mine !== latest.current || stop.signal.aborted) return;
        setState((before) => ({ ...before, loading: false, error: failureOf(error) }));
      },
    );
    return () => stop.abort();
  }, [list, wanted, turn]);
  return {
    ...state,
    isStale: answers !== undefined && answers !== wanted,
    turn,
    reload: useCallback(() => setTurn((before) => before + 1), []),
  };
}
