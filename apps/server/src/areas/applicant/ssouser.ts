import { ssouser } from '@tqc/contract/applicant';
import { realNameAuth } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { serve, crudOf, type Given } from '../../kit/serve';
import { statusIs, withinDays } from '../../kit/store';
import { lifeOf } from '../../trade/applicants';
import { applicantRows, shownAccount } from './applicants';
import { forgetAnswers } from './certificates';
import { updateAccount } from './updateAccount';

const DONE = (['manualPassed', 'manualFailed'] as const).map((name) => realNameAuth.code(name));

interface Asked {
  readonly review?: 'waiting' | 'done';
  readonly registeredAtFrom?: string;
  readonly registeredAtTo?: string;
  readonly askedAtFrom?: string;
  readonly askedAtTo?: string;
}

const plain = crudOf(applicantRows, 'ssoId', {
  list: {
    equal: ['idType', 'nation', 'prov', 'realNameAuth', 'account', 'reviewReason'],
    like: ['name'],
    sealed: ['idNo', 'mobile'],
  },
  asked: ({ input }) => {
    const { review, ...days } = input as Asked;
    return [
      review === 'waiting'
        ? statusIs('real_name_auth', realNameAuth.code('waiting'))
        : review && sql`real_name_auth in (${sql.join(DONE)})`,
      withinDays('registered_at', days.registeredAtFrom, days.registeredAtTo),
      withinDays('asked_at', days.askedAtFrom, days.askedAtTo),
    ];
  },
  dress: async (call, rows) => rows.map((row) => shownAccount(call as Given, row)),
});

export const ssouserRoutes = serve(ssouser, {
  list: plain.list,
  get: async (call) => {
    const { db, input } = call;
    const [account, files, life] = await Promise.all([
      applicantRows(call).get(input.ssoId),
      db
        .selectFrom('applicantFile')
        .select(['part', 'fileId'])
        .where('ssoId', '=', input.ssoId)
        .where('recordId', 'is', null)
        .orderBy('seq')
        .execute(),
      lifeOf(db, 'ssouser', input.ssoId),
    ]);
    return { ...shownAccount(call, account), pictures: files, life };
  },
  update: updateAccount,
  removeCache: (call) => forgetAnswers(call),
});
