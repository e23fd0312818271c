import type { InputOf, Row } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, failureOf } from '../../../kit/session/api';
import { useHasOwnCases } from '../../../kit/record/ownCases';
import { heldIds, useWaiting } from '../../../kit/undo/waiting';
import type { Application } from '../application/application';
import { keepCase, lastCase } from './deskPlace';

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
  /** Fetches it anew when the desk is looked at again: the case is opened on its own page. */
  leave(): void;
}

/** What the queue is narrowed to, and its order. */
type Asked = Partial<InputOf<typeof registration.list>>;

/**
 * The cases of one step that the organisation has to do, oldest first unless `asked` says
 * otherwise; the case after the one in hand is fetched before it is asked
 * for.
 */
export function useQueue(statuses: readonly number[], asked: Asked): Queue {
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
  // Those that are here already: the next one stands in the frame after the key, without a blank.
  const here = useRef(new Map<string, Application>());
  const wanted = statuses.join(',');
  const mine = useHasOwnCases();
  const question = JSON.stringify(asked);

  const fetchPage = useCallback(
    (pageNo: number) => {
      const list = wanted.split(',').map(Number);
      return call(registration.list, {
        statuses: list,
        undeleted: true,
        sort: 'applyTime.asc',
        ...(JSON.parse(question) as Asked),
        ...(mine ? { mine } : {}),
        pageNo,
        pageSize: PAGE,
      });
    },
    [wanted, question, mine],
  );
  // The question that the rows answer: while another is asked, nothing is added to them.
  const [answers, setAnswers] = useState<{ readonly fetchPage: typeof fetchPage }>();
  const isAnswered = answers?.fetchPage === fetchPage;
  // The case to be opened once it is read: where the person was, or what was just taken back.
  const wish = useRef(lastCase(wanted, question));
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
        // What was decided and waits to count is still on the server's list.
        const all = distinct(read.flatMap(({ record }) => record));
        const found = all.filter(isFree);
        setRows(found);
        setTotal((read.at(-1)?.total ?? 0) - (all.length - found.length));
        setAnswers({ fetchPage });
        setMoreFailure(undefined);
        setState('ready');
        const wished = wish.current;
        wish.current = '';
        setAt(
          (before) =>
            (found.find(isOf(wished)) ?? found.find(isOf(before)) ?? found[0])?.regId ?? '',
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
    asked.then(
      (application) => {
        if (cases.current.get(regId) === asked) here.current.set(regId, application);
      },
      () => cases.current.delete(regId),
    );
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
    // What is being carried out may have left the server's list already: rather a page twice than
    // a case passed over.
    const { held } = useWaiting.getState();
    const before = rows.length + held.flatMap(({ ids }) => ids).length;
    fetchPage(Math.floor(before / PAGE) + 1).then(
      (page) => {
        if (late) return;
        setWishes(0);
        setMoreFailure(undefined);
        // While something is being carried out nobody knows whether the server counts it still.
        if (heldIds().length === 0) setTotal(page.total);
        setRows((now) => distinct([...now, ...page.record.filter(isFree)]));
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
    setRound((before) => before + 1);
  }, [back]);

  useEffect(() => {
    if (at) keepCase(wanted, question, at);
  }, [wanted, question, at]);

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

  const goTo = (regId: string) => {
    const application = here.current.get(regId);
    if (application) setShown({ regId, application });
    setAt(regId);
  };
  const forget = (regId: string) => {
    cases.current.delete(regId);
    here.current.delete(regId);
  };
  const move = (by: 1 | -1) => {
    const to = rows[index + by];
    if (to) goTo(to.regId);
  };
  return {
    rows,
    total,
    state,
    moreFailure,
    current: rows[index],
    application: shown?.regId === at ? shown.application : undefined,
    failure: shown?.regId === at ? shown.failure : undefined,
    select: goTo,
    move,
    more: () => setWishes((before) => before + 1),
    finish() {
      const left = rows.filter(({ regId }) => regId !== at);
      forget(at);
      setRows(left);
      setTotal(Math.max(0, total - 1));
      goTo((rows[index + 1] ?? rows[index - 1])?.regId ?? '');
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

const isOf =
  (wanted: string) =>
  ({ regId }: Waiting) =>
    regId === wanted;
/** Not among those that this person decided a moment ago. */
const isFree = ({ regId }: Waiting) => !heldIds().includes(regId);

function distinct(rows: readonly Waiting[]): readonly Waiting[] {
  return [...new Map(rows.map((row) => [row.regId, row])).values()];
}
