import { contextOf } from './context';
import { SILENT } from './nobody';
import { output } from './passing';
import type { CallContext, ServedCall } from './serve';

/**
 * Makes one call within another one: in its transaction, for its person, by its own handler. Who
 * does so has asked for the right and accepted the input, and brings what the call finds `ahead`.
 */
export async function performIn(
  { app, request, now, db, who }: CallContext,
  served: ServedCall,
  input: unknown,
  version?: number,
  ahead?: unknown,
): Promise<unknown> {
  const context = contextOf(
    { app, served, facts: request, now, reply: SILENT },
    input,
    { files: [], fields: {}, hash: '' },
    { db, who, version, notes: [], ...(ahead === undefined ? {} : { ahead }) },
  );
  return output(served.call, await served.handle(context));
}
