import { normaleUniversity } from '@tqc/contract/applicant';
import { onOff } from '@tqc/domain/dictionaries';
import { PROVINCE, UNIVERSITY } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { serve } from '../../kit/serve';
import { holdsText } from '../../kit/store';

/** Nobody chooses from a longer list. */
const OFFERED = 200;

export const normaleUniversityRoutes = serve(normaleUniversity, {
  getCollegeDict: async ({ db, who, input: { keyword } }) => {
    let found = db
      .selectFrom('college')
      .select(['collegeId', 'code', 'name'])
      .where('exemption', '=', true)
      .where('status', '=', onOff.code('on'));
    if (who.orgType === PROVINCE) found = found.where('prov', '=', who.prov);
    if (who.orgType === UNIVERSITY)
      found = found.where(
        'collegeId',
        '=',
        db.selectFrom('org').select('collegeId').where('orgId', '=', who.orgId),
      );
    if (keyword) found = found.where(sql<boolean>`${holdsText('name', keyword)}`);
    return { record: await found.orderBy('code').limit(OFFERED).execute() };
  },
});
