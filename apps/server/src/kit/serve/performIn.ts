import { contextOf } from './context';
import { SILENT } from './nobody';
import { output } from './passing';
import type { CallContext, ServedCall } from './serve';

/**
 * Makes one call within another one: in its transaction, for its person, by its own handler. Who
 * does so has asked for the right and accepted the input.
 */
export async function performIn(
  { app, request, now, db, who }: CallContext,
  served: ServedCall,
  input: unknown,
  version?: number,
): Promise<unknown> {
  const context = contextOf(
    { app, served, facts: request, now, reply: SILENT },
    input,
    { files: [], fields: {}, hash: '' },
    { db, who, version, notes: [] },
  );
  return output(served.call, await served.handle(context));
}
