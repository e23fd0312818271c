import { ssouser } from '@tqc/contract/applicant';
import type { OutputOf } from '@tqc/contract/kit';
import { recordStatusEnroll, realNameAuth } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { crudOf, serve, type CallContext, type Given } from '../../kit/serve';
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

type Held = OutputOf<typeof ssouser.get>['certs'][number];

/** Certificates of a person in the caller's reach, each with its last registration that counts. */
async function certsOf(db: CallContext['db'], idIndex: Buffer): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select c.cert_id, c.cert_no, c.status, c.ct_id, c.subject_name, c.org_name, c.recognised_on, c.ecert_status,
      h.conclusion, h.valid_until
    from cert c
    left join lateral (
      select e.conclusion, e.valid_until from enrollment_history e
      where e.id_index = c.id_index and e.cert_no = c.cert_no and e.record_status = ${recordStatusEnroll.code('normal')}
      order by e.concluded_on desc, e.hist_id desc limit 1
    ) h on true
    where c.id_index = ${idIndex} order by c.recognised_on, c.cert_no`.execute(db);
  return rows;
}

export const ssouserRoutes = serve(ssouser, {
  list: plain.list,
  get: async (call) => {
    const { db, input } = call;
    const account = await applicantRows(call).get(input.ssoId);
    const [certs, files, life] = await Promise.all([
      certsOf(db, account.idIndex),
      db
        .selectFrom('applicantFile')
        .select(['part', 'fileId'])
        .where('ssoId', '=', input.ssoId)
        .where('recordId', 'is', null)
        .orderBy('seq')
        .execute(),
      lifeOf(db, 'ssouser', input.ssoId),
    ]);
    return { ...shownAccount(call, account), pictures: files, certs, life };
  },
  update: updateAccount,
  removeCache: (call) => forgetAnswers(call),
});
