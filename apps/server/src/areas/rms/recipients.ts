import { recipients } from '@tqc/contract/rms';
import { maskMobile } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { placeOf } from '../../kit/personal';
import { asSystem } from '../../kit/scope';
import { serve } from '../../kit/serve';
import { holdsText } from '../../kit/store';
import { inRegion, peopleInReach, type Person } from '../../trade/messages';

export const recipientRoutes = serve(recipients, {
  queryUserByMessage: async ({ app, db, who, input }) => {
    const { pageNo, pageSize, name, orgName } = input;
    const kept = sql.join(
      [
        inRegion(input),
        ...(name ? [holdsText('a.name', name)] : []),
        ...(orgName ? [holdsText('o.org_name', orgName)] : []),
      ],
      sql` and `,
    );
    const people = peopleInReach(who, kept);
    // No level reads the numbers of others; they leave here masked.
    return asSystem(db, async () => {
      const { rows: counted } = await sql<{
        total: number;
      }>`select count(*)::int as total ${people}`.execute(db);
      const { rows } = await sql<Person & { roleNames: string }>`
        select a.admin_id, a.name, o.org_name, a.phone,
          coalesce((select string_agg(r.role_name, '、' order by r.role_id) from admin_role ar join role r using (role_id) where ar.admin_id = a.admin_id), '') as role_names
        ${people} order by o.area_code, o.org_id, a.admin_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
        db,
      );
      return {
        total: counted[0]?.total ?? 0,
        record: rows.map(({ phone, ...row }) => ({
          ...row,
          mobile: phone
            ? maskMobile(app.personal.open(placeOf('admin', 'phone', row.adminId), phone))
            : '',
        })),
      };
    });
  },
});
