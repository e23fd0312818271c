import { registrationChange } from '@tqc/contract/register';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import { ofApplication } from '../../trade/registration';
import type { Kept } from './change/changedFields';
import { regChgAudit } from './change/regChgAudit';
import { regChgWithdraw } from './change/regChgWithdraw';
import { regDataChange } from './change/regDataChange';

const changes = store('registrationChange', 'chgId');

export const registrationChangeRoutes = serve(registrationChange, {
  queryRegChgDos: async (call) => {
    const { name, regId } = call.input;
    const page = await changes(call).page(call.input, {
      equal: ['status'],
      where: [
        regId === undefined ? undefined : ofApplication(regId),
        name === undefined
          ? undefined
          : sql`exists (select from registration r where r.city = registration_change.city and r.reg_id = registration_change.reg_id and position(${name} in r.name) > 0)`,
      ],
    });
    return { ...page, record: await dressed(call, page.record) };
  },
  viewRegChg: async (call) => {
    const [row] = await dressed(call, [await changes(call).get(call.input.chgId)]);
    if (!row) throw outOfReach();
    return row;
  },
  regDataChange,
  regChgAudit,
  regChgWithdraw,
});

async function dressed<
  R extends { regId: string; city: string; changes: unknown; applicantId: string | null },
>({ db, who }: CallContext, found: readonly R[]) {
  if (found.length === 0) return [];
  const names = new Map(
    (
      await db
        .selectFrom('registration')
        .select(['regId', 'name'])
        .where('city', 'in', [...new Set(found.map(({ city }) => city))])
        .where(
          'regId',
          'in',
          found.map(({ regId }) => regId),
        )
        .execute()
    ).map(({ regId, name }) => [regId, name]),
  );
  return found.map((row) => ({
    ...row,
    name: names.get(row.regId) ?? '',
    own: row.applicantId === who.adminId,
    changes: row.changes as Kept[],
  }));
}
