import { registrationChange } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister, regChangeStatus } from '@tqc/domain/dictionaries';
import { opinionNeed, RuleError, TooLate } from '@tqc/domain/kit';
import { regChangeFlow } from '@tqc/domain/register';
import { testOrgs } from '../../testing/server';
import { STANDS_STILL } from '../../trade/registration';
import { change, server } from '../stage';
import { gone, handsOn, opinion, rowsOf, type InFlow } from './flowRows';
import type { Decided, Machine } from './machine';

interface State extends InFlow {
  /** What became of the application meanwhile. */
  readonly application?: 'deleted' | 'numbered';
}

const CHANGE = { table: 'registration_change', key: 'chg_id' };
const ofChange = rowsOf(CHANGE, 'chgId', regChangeFlow);
const WAITING = regChangeStatus.code('waiting');
const SHUT = {
  deleted: STANDS_STILL,
  numbered: '证书编号已生成，请在证书管理中申请证书变更',
} as const;

async function stand(chgId: string, { status, application }: State): Promise<void> {
  await server.pool.query(
    'update registration_change set status = $2, applicant_id = $3 where chg_id = $1',
    [chgId, status, testOrgs.point.id],
  );
  await server.pool.query(
    `update registration r set status = $2, record_status = $3, major = c.changes->0->>'before'
     from registration_change c where c.chg_id = $1 and r.city = c.city and r.reg_id = c.reg_id`,
    [
      chgId,
      recognitionStatus.code(application === 'numbered' ? 'recognised' : 'filed'),
      recordStatusRegister.code(application === 'deleted' ? 'deleted' : 'normal'),
    ],
  );
}

const judged = (name: 'pass' | 'fail'): Decided<State> =>
  ofChange.one({
    name,
    by: ['county', 'city', 'province'],
    one: registrationChange.regChgAudit,
    input: { passed: name === 'pass', opinion: '证明不清楚' },
    needs: name === 'fail' ? [opinion(opinionNeed.sentence)] : [],
    more: {
      after: ({ status, application }: State) => {
        const next = regChangeFlow.next(name, status);
        if (name === 'pass' && application)
          throw application === 'deleted'
            ? new TooLate(SHUT.deleted)
            : new RuleError(SHUT.numbered);
        return { status: next };
      },
      ...handsOn(CHANGE, 'applicant_id', '不能审核自己申请的变更，请由其他人员审核'),
    },
  });

/** Changes of what was filed: asked for by a point, judged by those above it. */
export const regChange: Machine<State> = {
  name: '申请数据变更',
  ...CHANGE,
  besides: [
    { status: WAITING, application: 'deleted' },
    { status: WAITING, application: 'numbered' },
  ],
  tables: [regChangeFlow],
  make: change,
  stand,
  decided: [
    judged('pass'),
    judged('fail'),
    ofChange.one({
      name: 'withdraw',
      by: ['point'],
      one: registrationChange.regChgWithdraw,
      input: {},
      more: gone(regChangeFlow, 'withdraw'),
    }),
  ],
};
