import type { Transport } from '@tqc/client';
import { certAssign } from '@tqc/contract/cert';
import {
  localeSet,
  orgBatch,
  provinceBatch,
  regAud,
  registration,
  registrationReview,
} from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { middleOf, rowsOf, type Watch } from './cases';
import type { Line } from './page';

/** What a reviewer ticks. */
const checks = {
  materials: [1, 2, 3, 4, 5, 6, 7, 8],
  healthResult: 1 as const,
  healthDate: '2024-06-17',
};
const MANY = 100;

/** What is written all day, a dozen each: decisions, numbers, messages, plans, arrangements. */
export async function writesOf(transport: Transport, watch: Watch, level: number): Promise<Line[]> {
  const each = <R>(what: string, rows: readonly R[], act: (row: R) => Promise<unknown>) =>
    middleOf(watch, what, level, rows, act);
  const waiting = (status: Parameters<typeof recognitionStatus.code>[0]) =>
    rowsOf(() =>
      transport.send(registration.list, {
        statuses: [recognitionStatus.code(status)],
        undeleted: true,
        pageSize: 200,
      }),
    );
  const decide = async (rows: readonly { regId: string; version: number }[]) => {
    const { done } = await transport.send(registrationReview.batchAud, {
      ...many(rows),
      regIds: rows.map(({ regId }) => regId).join(','),
      decision: 'approve',
    });
    return done.length;
  };
  const number = async (rows: readonly { regId: string; version: number }[]) => {
    const { n } = await transport.send(certAssign.create, {
      ...many(rows),
      recognisedOn: '2024-06-18',
      issueDate: '2024-06-18',
    });
    return n;
  };

  const filed = await waiting('filed');
  const confirmed = await waiting('confirmed');
  const plans = await rowsOf(() => transport.send(orgBatch.list, { side: 'down', pageSize: 50 }));
  const provincePlans = await rowsOf(() => transport.send(provinceBatch.list, {}));
  const arrangements = await rowsOf(() => transport.send(localeSet.list, { pageSize: 50 }));
  return [
    ...(await each(registrationReview.confirmRegistration.id, filed, ({ regId, version }) =>
      transport.send(
        registrationReview.confirmRegistration,
        { regId, decision: 'materialsQualified', ...checks },
        { version },
      ),
    )),
    ...(await each(
      registrationReview.affirmRegistration.id,
      await waiting('qualified'),
      ({ regId, version }) =>
        transport.send(
          registrationReview.affirmRegistration,
          { regId, decision: 'confirm', ...checks },
          { version },
        ),
    )),
    ...(await each(registrationReview.batchAud.id, confirmed, (row) => decide([row]))),
    ...(await each(
      `${registrationReview.batchAud.id}, each of ${MANY} at once`,
      inParts(confirmed.slice(-MANY)),
      decide,
    )),
    ...(await each(certAssign.create.id, await waiting('approved'), (row) => number([row]))),
    ...(await each(
      `${certAssign.create.id}, each of ${MANY} at once`,
      inParts((await waiting('approved')).slice(-MANY)),
      number,
    )),
    ...(await each(registration.update.id, filed, ({ regId, version }) =>
      transport.send(registration.update, { regId, postcode: '210000' }, { version }),
    )),
    ...(await each(regAud.create.id, filed, ({ regId }) =>
      transport.send(regAud.create, { regId, content: '请携带原件', bySms: false }),
    )),
    ...(await each(localeSet.update.id, arrangements, ({ lsId, version, dayCapacity }) =>
      transport.send(
        localeSet.update,
        { lsId, dayCapacity: dayCapacity === 100 ? 120 : 100 },
        { version },
      ),
    )),
    // A plan is as open afterwards as it was.
    ...(await each(`${orgBatch.update.id}, lock`, plans, ({ obId, version }) =>
      transport.send(orgBatch.update, { obId, action: 'lock' }, { version }),
    )),
    ...(await each(`${orgBatch.update.id}, unlock`, plans, ({ obId, version }) =>
      transport.send(orgBatch.update, { obId, action: 'unlock' }, { version: version + 1 }),
    )),
    ...(await each(`${provinceBatch.update.id}, lock`, provincePlans, ({ pbId, version }) =>
      transport.send(provinceBatch.update, { pbId, action: 'lock' }, { version }),
    )),
    ...(await each(`${provinceBatch.update.id}, unlock`, provincePlans, ({ pbId, version }) =>
      transport.send(provinceBatch.update, { pbId, action: 'unlock' }, { version: version + 1 }),
    )),
  ];
}

const many = (rows: readonly { regId: string; version: number }[]) => ({
  records: rows.map(({ regId, version }) => ({ id: regId, version })),
});

/** All of them in one go, and nothing where there are none. */
const inParts = <R>(rows: readonly R[]): (readonly R[])[] => (rows.length > 0 ? [rows] : []);
