import type { Call } from '@tqc/contract/kit';
import { transaction } from '../scope';
import type { Principal } from '../session';
import { auditDone } from './auditRows';
import { scopeOfCall } from './callScope';
import { contextOf } from './context';
import { NOBODY, SILENT } from './nobody';
import type { AppParts, CallContext, Note } from './serve';

/**
 * Work that a person's call left to a task: in a transaction of its own, under the rights of its
 * person, with the row of the audit that tells what it changed.
 */
export async function performAlone(
  app: AppParts,
  call: Call,
  who: Principal,
  work: (context: CallContext) => Promise<void>,
): Promise<void> {
  const now = app.clock();
  const notes: Note[] = [];
  const served = { call, handle: () => undefined };
  await transaction(
    app.pool,
    scopeOfCall(call, who, false),
    async (db) => {
      notes.length = 0;
      const outer = { app, served, facts: NOBODY, now, reply: SILENT };
      const none = { files: [], fields: {}, hash: '' };
      await work(contextOf(outer, {}, none, { db, who, notes }));
    },
    {
      after: () => [
        auditDone({ call, who, facts: NOBODY, now, notes, params: {}, input: {}, answer: {} }),
      ],
    },
  );
}
