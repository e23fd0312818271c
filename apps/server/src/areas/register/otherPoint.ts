import { otherPoint } from '@tqc/contract/register';
import { refuse } from '@tqc/domain/kit';
import { personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { serve } from '../../kit/serve';
import { dressRow, orgNames, type RegistrationRecord } from '../../trade/registration';

export const otherPointRoutes = serve(otherPoint, {
  otherOrgRegistration: async (call) => {
    const { app, db, input, now } = call;
    const { idNo, name, regId } = input;
    if (idNo === undefined && regId === undefined) {
      // Nothing was asked yet: the page has just been opened.
      if (name === undefined) return { total: 0, record: [] };
      throw refuse('idNo', '请填写完整的证件号码或报名号');
    }
    // Numbers of applications are counted up: whoever stands at the counter says their name too.
    if (regId !== undefined && name === undefined)
      throw refuse('name', '按报名号查询时请同时填写申请人姓名');
    const person = idNo === undefined ? null : app.personal.index('idNo', personNo(idNo));
    const { rows } =
      await sql<RegistrationRecord>`select * from other_point_registrations(${person}::bytea, ${regId ?? null}::bigint)`.execute(
        db,
      );
    const found = rows.filter((row) => name === undefined || row.name === name);
    const ids = found.flatMap(({ orgId, pointId }) => [orgId, pointId]);
    const nameOf = await orgNames(call, ids);
    const dress = { personal: app.personal, now, nameOf };
    return { total: found.length, record: found.map((row) => dressRow(row, dress)) };
  },
});
