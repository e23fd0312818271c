import { setTimeout as pause } from 'node:timers/promises';
import { membersOf } from '@tqc/contract/kit';
import { ApiFailure } from '../failure';
import { scopeOf, transaction, type Guard } from '../scope';
import type { Principal } from '../session';
import { createRowWalk } from '../store';
import { contextOf } from './context';
import { acceptInput } from './input';
import { NOBODY, SILENT } from './nobody';
import { output } from './passing';
import type { AppParts, ServedCall } from './serve';
import { nobodyWaits } from './underWay';

/** Which rows of which list, for whom. */
export interface Walked {
  readonly served: ServedCall;
  /** What the list is asked for, without page. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly who: Principal;
  /** Personal members of the rows that leave in full. */
  readonly inFull: ReadonlySet<string>;
  /** More rows are refused. */
  readonly most: number;
}

/**
 * Rows at a time: of a list of the store, and of one that pages itself. Nobody else is answered
 * while some are dressed, so they are few.
 */
const AT_ONCE = 50;
const OWN_PAGE = 200;
/** Between two pages: the longest rest, and the longest time that others are let go first. */
const REST = 20;
const PATIENCE = 100;

/** All rows are those of one moment, and nothing is written. */
const ONE_MOMENT: Guard = {
  text: 'set transaction isolation level repeatable read, read only',
  refuse: () => undefined,
};

/**
 * All rows of a list as its own handler answers them to a person: counted first, then some at a
 * time, all of one moment. What is counted and what comes are the same rows, or nothing is kept.
 */
export async function walkRows<T>(
  app: AppParts,
  { served, query, who, inFull, most }: Walked,
  work: (total: number, pages: AsyncIterable<readonly unknown[]>) => Promise<T>,
): Promise<T> {
  const { call } = served;
  const now = app.clock();
  const isPaged = 'pageNo' in membersOf(call.input);
  return transaction(
    app.pool,
    scopeOf(who),
    async (db) => {
      const walk = createRowWalk(AT_ONCE);
      const ask = async (pageNo: number) => {
        const paging = isPaged ? { pageNo, pageSize: OWN_PAGE, exactTotal: true } : {};
        const input = acceptInput(call, { ...query, ...paging }, pageNo === 1 ? who : undefined);
        const context = contextOf(
          { app, served, facts: NOBODY, now, reply: SILENT },
          input,
          { files: [], fields: {}, hash: '' },
          { db, who, notes: [], walk, inFull },
        );
        return output(call, await served.handle(context)) as Page;
      };
      const first = await ask(1);
      const { total } = first;
      // A list that stops counting says how many there are at least: that is no whole of it.
      if (total > most || first.exact === false)
        throw new ApiFailure(
          422,
          `一次最多导出${most.toLocaleString('en')}条，现在${first.exact === false ? '超过' : '有'}${total.toLocaleString('en')}条，请增加查询条件后再导出`,
        );
      async function* pages(): AsyncGenerator<readonly unknown[]> {
        let seen = 0;
        for (let page = first, pageNo = 1; page.record.length > 0;) {
          const begun = performance.now();
          seen += page.record.length;
          yield page.record;
          if (!isPaged || seen >= total) break;
          page = await ask((pageNo += 1));
          // Half of the time belongs to others, and who waits for an answer is answered first.
          await pause(Math.min(REST, performance.now() - begun));
          await nobodyWaits(PATIENCE);
        }
        if (seen !== total) throw new ApiFailure(422, `应有${total}条，读到${seen}条，请重新导出`);
      }
      return work(total, pages());
    },
    { guards: [ONE_MOMENT], repeat: false },
  );
}

/** What every list answers; its output schema has seen it. */
interface Page {
  readonly total: number;
  readonly exact?: boolean;
  readonly record: readonly unknown[];
}
