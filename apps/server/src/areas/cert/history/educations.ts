import { validation } from '@tqc/domain/dictionaries';
import type { CallContext } from '../../../kit/serve';

/** What a person holds that was found to be true. */
export async function educationsOf({ db }: Pick<CallContext, 'db'>, person: Buffer) {
  return db
    .selectFrom('applicantCollege')
    .select(['id', 'school', 'level', 'major', 'diplomaNo', 'endDate'])
    .where('validation', '=', validation.code('yes'))
    .where((is) =>
      is('ssoId', 'in', is.selectFrom('applicant').select('ssoId').where('idIndex', '=', person)),
    )
    .orderBy('id')
    .execute();
}
