import { createTransport, signIn, type Transport } from '@tqc/client';
import { msgSysmsg } from '@tqc/contract/message';
import { registration } from '@tqc/contract/register';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/accounts';
import { pause } from '../figures';

/** Who works while somebody exports. */
const PEOPLE = ['demo_x320101', 'demo_q0001', 'demo_c3201', 'demo_x320102'];
/** Between two calls of a person: below what one person may ask in ten seconds. */
const EVERY = 120;

/** People at their lists and applications; each waits for an answer before the next call. */
export interface Others {
  /** How long each call took while something was done, in milliseconds. */
  during(work: () => Promise<unknown>): Promise<number[]>;
}

/** Signs them in. */
export async function othersAt(baseUrl: string): Promise<Others> {
  const people = await Promise.all(
    PEOPLE.map(async (account) => {
      const transport = createTransport({ baseUrl, app: 'tqc-admin' });
      await signIn(transport, account, DEMO_PASSWORD);
      const { record } = await transport.send(registration.list, { pageSize: 50 });
      return { transport, rows: record };
    }),
  );
  return {
    async during(work) {
      const took: number[] = [];
      let over = false;
      const all = people.map(async ({ transport, rows }, who) => {
        for (let n = who; !over; n += 1) {
          const begun = performance.now();
          await callsOf(transport, rows, n)[n % 4]?.();
          took.push(performance.now() - begun);
          await pause(EVERY);
        }
      });
      try {
        await work();
      } finally {
        over = true;
        await Promise.all(all);
      }
      return took;
    },
  };
}

/** What a person does in turn: a list, an application, a search, the messages. */
function callsOf(
  { send }: Transport,
  rows: readonly { readonly regId: string; readonly name: string }[],
  n: number,
): readonly (() => Promise<unknown>)[] {
  const { regId = '', name = '' } = rows[n % rows.length] ?? {};
  return [
    () => send(registration.list, { pageNo: 1 + (n % 5), undeleted: true }),
    () => send(registration.get, { regId }),
    () => send(registration.list, { name: name.slice(0, 2) }),
    () => send(msgSysmsg.list, {}),
  ];
}
