import type { Row } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, failureOf } from '../../../kit/api';
import type { Application } from '../application';

/** A row of the queue. */
export type Waiting = Row<typeof registration.list>;

const PAGE = 50;
/** With fewer left the next page is fetched. */
const FEW = 8;

interface Queue {
  readonly rows: readonly Waiting[];
  readonly total: number;
  readonly state: 'loading' | 'ready' | { readonly failure: string };
  readonly current: Waiting | undefined;
  readonly application: Application | undefined;
  readonly failure: string | undefined;
  select(regId: string): void;
  move(by: 1 | -1): void;
  /** The case was decided: it leaves the queue, the next one is shown. */
  finish(): void;
  /** Asks for the queue again, after it could not be read. */
  refill(): void;
  /** Fetches the case anew, after somebody else changed it. */
  reload(): void;
}

/** The cases of one step, oldest first; the case after the one in hand is fetched before it is asked for. */
export function useQueue(statuses: readonly number[], find: string): Queue {
  const [rows, setRows] = useState<readonly Waiting[]>([]);
  const [total, setTotal] = useState(0);
  const [state, setState] = useState<Queue['state']>('loading');
  const [round, setRound] = useState(0);
  const [at, setAt] = useState('');
  const [shown, setShown] = useState<{ readonly regId: string; readonly application?: Application; readonly failure?: string }>();
  const cases = useRef(new Map<string, Promise<Application>>());
  const wanted = statuses.join(',');

  const fetchRows = useCallback((after: readonly Waiting[]) => {
    const list = wanted.split(',').map(Number);
    return call(registration.list, { statuses: list, undeleted: true, pageNo: Math.floor(after.length / PAGE) + 1, pageSize: PAGE, sort: 'applyTime.asc', ...(find ? { name: find } : {}) });
  }, [wanted, find]);

  useEffect(() => {
    let late = false;
    fetchRows([]).then((page) => {
      if (late) return;
      setRows(page.record);
      setTotal(page.total);
      setState('ready');
      setAt((before) => (page.record.some(({ regId }) => regId === before) ? before : (page.record[0]?.regId ?? '')));
    }, (error: unknown) => {
      if (!late) setState({ failure: failureOf(error).message });
    });
    return () => {
      late = true;
    };
  }, [fetchRows, round]);

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
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!at) return undefined;
    let late = false;
    caseOf(at).then((application) => {
      if (late) return;
      setShown({ regId: at, application });
      if (next) void caseOf(next).catch(() => undefined);
    }, (error: unknown) => {
      if (!late) setShown({ regId: at, failure: failureOf(error).message });
    });
    return () => {
      late = true;
    };
  }, [at, next, turn, caseOf]);

  const move = (by: 1 | -1) => {
    const to = rows[index + by];
    if (to) setAt(to.regId);
  };
  return {
    rows, total, state, current: rows[index], application: shown?.regId === at ? shown.application : undefined, failure: shown?.regId === at ? shown.failure : undefined,
    select: setAt, move,
    finish() {
      const left = rows.filter(({ regId }) => regId !== at);
      cases.current.delete(at);
      setRows(left);
      setTotal(Math.max(0, total - 1));
      setAt((rows[index + 1] ?? rows[index - 1])?.regId ?? '');
      // What was decided has left this list on the server too, so the first page holds what comes next.
      if (left.length < FEW && total - 1 > left.length) {
        void fetchRows([]).then((page) => {
          setRows((now) => [...now, ...page.record.filter(({ regId }) => regId !== at && !now.some((one) => one.regId === regId))]);
        }, (error: unknown) => setState({ failure: failureOf(error).message }));
      }
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
