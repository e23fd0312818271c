import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../session/api';
import { heldIds, useWaiting } from '../../undo/waiting';
import { keepCase, lastCase } from './deskPlace';

/** So many cases are asked for at once. */
export const DESK_PAGE = 50;
/** With fewer to come the next page is fetched. */
const FEW = 8;

/** The cases of one step, and the one in hand. */
export interface CaseQueue<R, D> {
  readonly rows: readonly R[];
  readonly total: number;
  readonly state: 'loading' | 'ready' | { readonly failure: string };
  readonly current: R | undefined;
  /** The one in hand, in full. */
  readonly detail: D | undefined;
  readonly failure: string | undefined;
  /** Why those after the last row could not be read. */
  readonly moreFailure: string | undefined;
  /** Something was taken back, and the queue is being read for it. */
  readonly returning: boolean;
  /** Reads those after the last row. */
  more(): void;
  select(id: string): void;
  move(by: 1 | -1): void;
  /** The case was decided: it leaves the queue, the next one is shown. */
  finish(): void;
  /** Asks for the queue again, after it could not be read. */
  refill(): void;
  /** Fetches the case anew, after somebody else changed it. */
  reload(): void;
  /** Fetches it anew when the desk is looked at again: the case is opened on its own page. */
  leave(): void;
}

/** Where the cases of a queue come from; its parts stay the same from one look to the next. */
export interface QueueSource<R, D> {
  /** Tells this queue from others: where a person was is remembered under it. */
  readonly place: string;
  readonly idOf: (row: R) => string;
  /** A page of the rows, `DESK_PAGE` of them; another function is another question. */
  readonly fetchPage: (
    pageNo: number,
  ) => Promise<{ readonly total: number; readonly record: readonly R[] }>;
  readonly fetchCase: (row: R) => Promise<D>;
}

/**
 * The cases of one step, in the order of their source; the case after the one in hand is fetched
 * before it is asked for.
 */
export function useCaseQueue<R, D>({
  place,
  idOf,
  fetchPage,
  fetchCase,
}: QueueSource<R, D>): CaseQueue<R, D> {
  const [rows, setRows] = useState<readonly R[]>([]);
  const [total, setTotal] = useState(0);
  const [state, setState] = useState<CaseQueue<R, D>['state']>('loading');
  const [moreFailure, setMoreFailure] = useState<string>();
  const [returning, setReturning] = useState(false);
  const [wishes, setWishes] = useState(0);
  const [round, setRound] = useState(0);
  const [at, setAt] = useState('');
  const [shown, setShown] = useState<{
    readonly id: string;
    readonly detail?: D;
    readonly failure?: string;
  }>();
  const cases = useRef(new Map<string, Promise<D>>());
  // Those that are here already: the next one stands in the frame after the key, without a blank.
  const here = useRef(new Map<string, D>());
  // The question that the rows answer: while another is asked, nothing is added to them.
  const [answers, setAnswers] = useState<{ readonly fetchPage: typeof fetchPage }>();
  const isAnswered = answers?.fetchPage === fetchPage;
  // The case to be opened once it is read: where the person was, or what was just taken back.
  const wish = useRef(lastCase(place));
  const known = useRef(0);
  useEffect(() => {
    known.current = isAnswered ? rows.length : 0;
  });

  useEffect(() => {
    let late = false;
    // Looked at again, the queue is as long as it was: whoever was far down stays there.
    const pages = Math.max(1, Math.ceil(known.current / DESK_PAGE));
    Promise.all(Array.from({ length: pages }, (_, before) => fetchPage(before + 1))).then(
      (read) => {
        if (late) return;
        // What was decided and waits to count is still on the server's list.
        const all = distinct(
          read.flatMap(({ record }) => record),
          idOf,
        );
        const found = all.filter(isFree(idOf));
        setRows(found);
        setTotal((read.at(-1)?.total ?? 0) - (all.length - found.length));
        setAnswers({ fetchPage });
        setMoreFailure(undefined);
        setReturning(false);
        setState('ready');
        const wished = wish.current;
        wish.current = '';
        const ids = found.map(idOf);
        setAt((before) => [wished, before].find((one) => ids.includes(one)) ?? ids[0] ?? '');
      },
      (error: unknown) => {
        if (late) return;
        setReturning(false);
        setState({ failure: failureOf(error).message });
      },
    );
    return () => {
      late = true;
    };
  }, [fetchPage, idOf, round]);

  const caseOf = useCallback(
    (row: R) => {
      const id = idOf(row);
      const before = cases.current.get(id);
      if (before) return before;
      const asked = fetchCase(row);
      cases.current.set(id, asked);
      asked.then(
        (detail) => {
          if (cases.current.get(id) === asked) here.current.set(id, detail);
        },
        () => cases.current.delete(id),
      );
      return asked;
    },
    [idOf, fetchCase],
  );

  const index = rows.findIndex((row) => idOf(row) === at);
  // Rows that are read anew are others with the same case.
  const [row, following] = [useRef(rows[index]), useRef(rows[index + 1])];
  useEffect(() => {
    row.current = rows[index];
    following.current = rows[index + 1];
  });
  const shownId = rows[index] === undefined ? '' : at;
  const next = rows[index + 1] === undefined ? '' : idOf(rows[index + 1] as R);

  // The rows at hand are the first of the server's list, for what was decided has left it there
  // too: the next ones begin where they end.
  const wantsMore = isAnswered && rows.length < total && (rows.length - index <= FEW || wishes > 0);
  useEffect(() => {
    if (!wantsMore) return undefined;
    let late = false;
    // What is being carried out may have left the server's list already: rather a page twice than
    // a case passed over.
    const { held } = useWaiting.getState();
    const before = rows.length + held.flatMap(({ ids }) => ids).length;
    fetchPage(Math.floor(before / DESK_PAGE) + 1).then(
      (page) => {
        if (late) return;
        setWishes(0);
        setMoreFailure(undefined);
        // While something is being carried out nobody knows whether the server counts it still.
        if (heldIds().length === 0) setTotal(page.total);
        setRows((now) => distinct([...now, ...page.record.filter(isFree(idOf))], idOf));
      },
      (error: unknown) => {
        if (late) return;
        setWishes(0);
        setMoreFailure(failureOf(error).message);
      },
    );
    return () => {
      late = true;
    };
  }, [wantsMore, wishes, rows.length, fetchPage, idOf]);

  const back = useWaiting((waiting) => waiting.back);
  const seenBack = useRef(back);
  useEffect(() => {
    if (seenBack.current === back) return;
    seenBack.current = back;
    // What was taken back waits to be decided again, and is what the person means.
    const [only = '', ...others] = back;
    wish.current = others.length === 0 ? only : '';
    cases.current.clear();
    here.current.clear();
    setReturning(true);
    setRound((before) => before + 1);
  }, [back]);

  // What was fetched ahead and decided in another tab meanwhile is read anew when its turn comes.
  const elsewhere = useWaiting((waiting) => waiting.elsewhere);
  useEffect(() => {
    for (const id of Object.keys(elsewhere)) {
      cases.current.delete(id);
      here.current.delete(id);
    }
  }, [elsewhere]);

  useEffect(() => {
    if (at) keepCase(place, at);
  }, [place, at]);

  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const wanted = row.current;
    if (!shownId || wanted === undefined) return undefined;
    let late = false;
    caseOf(wanted).then(
      (detail) => {
        if (late) return;
        setShown({ id: shownId, detail });
        if (next && following.current) void caseOf(following.current).catch(() => undefined);
      },
      (error: unknown) => {
        if (!late) setShown({ id: shownId, failure: failureOf(error).message });
      },
    );
    return () => {
      late = true;
    };
  }, [shownId, next, turn, caseOf]);

  const goTo = (id: string) => {
    const detail = here.current.get(id);
    if (detail !== undefined) setShown({ id, detail });
    setAt(id);
  };
  const goToRow = (to: R | undefined) => goTo(to === undefined ? '' : idOf(to));
  const forget = (id: string) => {
    cases.current.delete(id);
    here.current.delete(id);
  };
  const move = (by: 1 | -1) => {
    const to = rows[index + by];
    if (to !== undefined) goToRow(to);
  };
  return {
    rows,
    total,
    state,
    moreFailure,
    returning,
    current: rows[index],
    detail: shown?.id === at ? shown.detail : undefined,
    failure: shown?.id === at ? shown.failure : undefined,
    select: goTo,
    move,
    more: () => setWishes((before) => before + 1),
    finish() {
      const left = rows.filter((one) => idOf(one) !== at);
      forget(at);
      setRows(left);
      setTotal(Math.max(0, total - 1));
      goToRow(rows[index + 1] ?? rows[index - 1]);
    },
    refill() {
      setState('loading');
      setRound((before) => before + 1);
    },
    reload() {
      forget(at);
      setTurn((before) => before + 1);
    },
    leave: () => forget(at),
  };
}

/** Not among those that this person decided a moment ago. */
const isFree =
  <R>(idOf: (row: R) => string) =>
  (row: R) =>
    !heldIds().includes(idOf(row));

function distinct<R>(rows: readonly R[], idOf: (row: R) => string): readonly R[] {
  return [...new Map(rows.map((row) => [idOf(row), row])).values()];
}
