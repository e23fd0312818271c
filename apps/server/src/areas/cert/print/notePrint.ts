import { printFlow } from '@tqc/domain/cert';
import { sql, type Selectable } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import type { Tables } from '../../../kit/tables';
import { recordSteps, type RegistrationRecord } from '../../../trade/registration';

type Row = Selectable<Tables['cert']>;
const EVENTS = { print: '打印证书', reset: '重置打印' } as const;

/**
 * Moves the print of certificates on: in each of them, in the application it came from, and in its
 * life, with the number of the blank.
 */
export async function notePrint(
  call: CallContext,
  certs: readonly Row[],
  event: keyof typeof EVENTS,
  opinionOf: (row: Row) => string,
): Promise<void> {
  const { db } = call;
  // Each event ends in one state, from whichever it comes.
  const [status] = certs.map(({ printStatus }) => printFlow.next(event, printStatus));
  if (status === undefined) return;
  const list = (values: readonly string[]) => sql.join([...values]);
  await sql`update cert set print_status = ${status}, version = version + 1
    where city in (${list(certs.map(({ city }) => city))}) and cert_id in (${list(certs.map(({ certId }) => certId))})`.execute(
    db,
  );
  const byReg = new Map(certs.flatMap((row) => (row.regId === null ? [] : [[row.regId, row]])));
  if (byReg.size === 0) return;
  const regIds = [...byReg.keys()];
  const { rows: applications } = await sql<RegistrationRecord>`
    update registration set print_status = ${status}
    where reg_id in (${list(regIds)}) returning *`.execute(db);
  await recordSteps(call, applications, (application) => {
    const row = byReg.get(application.regId);
    return {
      step: '证书打印',
      event: EVENTS[event],
      toStatus: application.status,
      opinion: row ? opinionOf(row) : '',
    };
  });
}
