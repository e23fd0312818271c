import type { Row } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, failureOf } from '../../../kit/session/api';
import type { Application } from '../application/application';

/** A row of the queue. */
export type Waiting = Row<typeof registration.list>;

const PAGE = 50;
/** With fewer to come the next page is fetched. */
const FEW = 8;

interface Queue {
  readonly rows: readonly Waiting[];
  readonly total: number;
  readonly state: 'loading' | 'ready' | { readonly failure: string };
  readonly current: Waiting | undefined;
  readonly application: Application | undefined;
  readonly failure: string | undefined;
  /** Why those after the last row could not be read. */
  readonly moreFailure: string | undefined;
  /** Reads those after the last row. */
  more(): void;
  select(regId: string): void;
  move(by: 1 | -1): void;
  /** The case was decided: it leaves the queue, the next one is shown. */
  finish(): void;
  /** Asks for the queue again, after it could not be read. */
  refill(): void;
  /** Fetches the case anew, after somebody else changed it. */
  reload(): void;
}

/**
 * The cases of one step, oldest first; the case after the one in hand is fetched before it is asked
 * for.
 */
export function useQueue(statuses: readonly number[], find: string): Queue {
  const [rows, setRows] = useState<readonly Waiting[]>([]);
  const [total, setTotal] = useState(0);
  const [state, setState] = useState<Queue['state']>('loading');
  const [moreFailure, setMoreFailure] = useState<string>();
  const [wishes, setWishes] = useState(0);
  const [round, setRound] = useState(0);
  const [at, setAt] = useState('');
  const [shown, setShown] = useState<{
    readonly regId: string;
    readonly application?: Application;
    readonly failure?: string;
  }>();
  const cases = useRef(new Map<string, Promise<Application>>());
  const wanted = statuses.join(',');

  const fetchPage = useCallback(
    (pageNo: number) => {
      const list = wanted.split(',').map(Number);
      return call(registration.list, {
        statuses: list,
        undeleted: true,
        pageNo,
        pageSize: PAGE,
        sort: 'applyTime.asc',
        ...(find ? { name: find } : {}),
      });
    },
    [wanted, find],
  );
  // The question that the rows answer: while another is asked, nothing is added to them.
  const [answers, setAnswers] = useState<{ readonly fetchPage: typeof fetchPage }>();
  const isAnswered = answers?.fetchPage === fetchPage;
  const known = useRef(0);
  useEffect(() => {
    known.current = isAnswered ? rows.length : 0;
  });

  useEffect(() => {
    let late = false;
    // Looked at again, the queue is as long as it was: whoever was far down stays there.
    const pages = Math.max(1, Math.ceil(known.current / PAGE));
    Promise.all(Array.from({ length: pages }, (_, before) => fetchPage(before + 1))).then(
      (read) => {
        if (late) return;
        const found = distinct(read.flatMap(({ record }) => record));
        setRows(found);
        setTotal(read.at(-1)?.total ?? 0);
        setAnswers({ fetchPage });
        setMoreFailure(undefined);
        setState('ready');
        setAt((before) =>
          found.some(({ regId }) => regId === before) ? before : (found[0]?.regId ?? ''),
        );
      },
      (error: unknown) => {
        if (!late) setState({ failure: failureOf(error).message });
      },
    );
    return () => {
      late = true;
    };
  }, [fetchPage, round]);

  const caseOf = useCallback((regId: string) => {
    const known = cases.current.get(regId);
    if (known) return known;
    const asked = call(registration.get, { regId });
    cases.current.set(regId, asked);
    asked.catch(() => cases.current.delete(regId));
    return asked;
  }, []);

  const index = rows.findIndex(({ regId }) => regId === at);
  const next = rows[index + 1]?.regId;

  // The rows at hand are the first of the server's list, for what was decided has left it there
  // too: the next ones begin where they end.
  const wantsMore = isAnswered && rows.length < total && (rows.length - index <= FEW || wishes > 0);
  useEffect(() => {
    if (!wantsMore) return undefined;
    let late = false;
    fetchPage(Math.floor(rows.length / PAGE) + 1).then(
      (page) => {
        if (late) return;
        setWishes(0);
        setMoreFailure(undefined);
        setTotal(page.total);
        setRows((now) => distinct([...now, ...page.record]));
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
  }, [wantsMore, wishes, rows.length, fetchPage]);

  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!at) return undefined;
    let late = false;
    caseOf(at).then(
      (application) => {
        if (late) return;
        setShown({ regId: at, application });
        if (next) void caseOf(next).catch(() => undefined);
      },
      (error: unknown) => {
        if (!late) setShown({ regId: at, failure: failureOf(error).message });
      },
    );
    return () => {
      late = true;
    };
  }, [at, next, turn, caseOf]);

  const move = (by: 1 | -1) => {
    const to = rows[index + by];
    if (to) setAt(to.regId);
  };
  return {
    rows,
    total,
    state,
    moreFailure,
    current: rows[index],
    application: shown?.regId === at ? shown.application : undefined,
    failure: shown?.regId === at ? shown.failure : undefined,
    select: setAt,
    move,
    more: () => setWishes((before) => before + 1),
    finish() {
      const left = rows.filter(({ regId }) => regId !== at);
      cases.current.delete(at);
      setRows(left);
      setTotal(Math.max(0, total - 1));
      setAt((rows[index + 1] ?? rows[index - 1])?.regId ?? '');
    },
    refill() {
      setState('loading');
      setRound((before) => before + 1);
    },
    reload() {
      cases.current.delete(at);
      setTurn((before) => before + 1);
    },
  };
}

function distinct(rows: readonly Waiting[]): readonly Waiting[] {
  return [...new Map(rows.map((row) => [row.regId, row])).values()];
}
