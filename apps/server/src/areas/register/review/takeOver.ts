import type { registrationReview } from '@tqc/contract/register';
import { decisions } from '@tqc/domain/register';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { tellOrganisation } from '../../../trade/messages';
import { recordStep, type RegistrationRecord } from '../../../trade/registration';
import { requireMovable } from './movable';

/**
 * A point takes over an application that came to it, from another point of its organisation.
 * Numbers of applications are counted up: who does not say whose it is hears nothing of it.
 */
export async function takeOver(call: CallContext<typeof registrationReview.changeLocalSetInfo>) {
  const { db, input, now, version, who } = call;
  const { localSetid, lsId, regId, name } = input;
  const { rows } =
    await sql<RegistrationRecord>`select * from other_point_registrations(null, ${regId}::bigint)`.execute(
      db,
    );
  const [row] = rows;
  if (row?.name !== name || !row) throw outOfReach();
  if (row.lsId !== localSetid || row.version !== version) throw new ApiFailure(409);
  // A point reads its arrangements and changes none: they are held by the function that counts.
  const own = await db
    .selectFrom('planArrangement')
    .selectAll()
    .where('lsId', '=', lsId)
    .where('pointId', '=', who.orgId)
    .execute();
  const target = requireMovable(row, lsId, own);
  const taken = await sql<{ done: boolean }>`
    select take_over(${regId}::bigint, ${row.version}::integer, ${lsId}::bigint) as done`.execute(
    db,
  );
  if (taken.rows[0]?.done !== true) throw new ApiFailure(409);
  await recordStep(
    call,
    { ...row, point: target.point },
    {
      step: decisions.step('check').label,
      event: '转入本确认点',
      toStatus: row.status,
    },
  );
  for (const orgId of [row.pointId, row.orgId])
    await tellOrganisation(
      db,
      orgId,
      {
        title: '申请转入其他确认点',
        content: `${row.name}（报名号 ${regId}）的申请由${who.orgName}转入办理。`,
        ...(orgId === row.orgId ? { url: `/register/application/${regId}` } : {}),
      },
      now,
      who,
    );
  return null;
}
