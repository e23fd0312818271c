import type { cert } from '@tqc/contract/cert';
import { printFlow } from '@tqc/domain/cert';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { notePrint } from './notePrint';

const rows = store('cert', 'certId');

/** Takes a print back: its blank is void, and the certificate may be printed on another one. */
export async function resetPrint(call: CallContext<typeof cert.update>): Promise<null> {
  const { db, who, input, now } = call;
  const row = await rows(call).hold(input.certId);
  if (row.orgId !== who.orgId) throw outOfReach();
  if (row.version !== call.version) throw new ApiFailure(409);
  printFlow.next('reset', row.printStatus);
  const blank = await db
    .updateTable('blankNo')
    .set((is) => ({
      state: 2,
      reason: input.reason,
      operator: who.name,
      at: now.toISOString(),
      version: is('version', '+', 1),
    }))
    .where('certId', '=', row.certId)
    .where('state', '=', 1)
    .returning('serial')
    .executeTakeFirst();
  await notePrint(call, [row], 'reset', () =>
    [input.reason, blank ? `空白证书${blank.serial}作废` : ''].filter(Boolean).join('；'),
  );
  call.note({
    obj: `cert/${row.certId}`,
    detail: { reset: input.reason, ...(blank ? { voided: blank.serial } : {}) },
  });
  return null;
}
