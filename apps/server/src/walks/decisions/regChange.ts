import { registrationChange } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister, regChangeStatus } from '@tqc/domain/dictionaries';
import { opinionNeed, RuleError } from '@tqc/domain/kit';
import { regChangeFlow } from '@tqc/domain/register';
import { testOrgs } from '../../testing/server';
import { STANDS_STILL } from '../../trade/registration';
import { call, change, server } from '../stage';
import type { Decided, Machine } from './machine';

interface State {
  readonly status: number;
  /** What became of the application meanwhile. */
  readonly application?: 'deleted' | 'numbered';
}

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

const versionOf = async (chgId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from registration_change where chg_id = $1',
    [chgId],
  );
  return rows[0]?.version ?? 0;
};

const judged = (name: 'pass' | 'fail'): Decided<State> => ({
  name,
  by: ['county', 'city', 'province'],
  rights: [registrationChange.regChgAudit.permission],
  after: ({ status, application }) => {
    const next = regChangeFlow.next(name, status);
    if (name === 'pass' && application) throw new RuleError(SHUT[application]);
    return { status: next };
  },
  send: async (org, chgId, more) =>
    call(org, registrationChange.regChgAudit, {
      input: { chgId, passed: name === 'pass', opinion: '证明不清楚', ...more },
      version: await versionOf(chgId),
    }),
  needs: name === 'fail' ? [{ need: 'opinion', said: { opinion: '' }, ...opinionNeed }] : [],
  hands: {
    set: (chgId, adminId) =>
      server.pool.query('update registration_change set applicant_id = $2 where chg_id = $1', [
        chgId,
        adminId,
      ]),
    sentence: '不能审核自己申请的变更，请由其他人员审核',
  },
});

/** Changes of what was filed: asked for by a point, judged by those above it. */
export const regChange: Machine<State> = {
  name: '申请数据变更',
  table: 'registration_change',
  key: 'chg_id',
  states: [
    ...regChangeStatus.codes.map((code) => ({ status: Number(code) })),
    { status: WAITING, application: 'deleted' },
    { status: WAITING, application: 'numbered' },
  ],
  tables: [regChangeFlow],
  make: change,
  stand,
  decided: [
    judged('pass'),
    judged('fail'),
    {
      name: 'withdraw',
      by: ['point'],
      rights: [registrationChange.regChgWithdraw.permission],
      after: ({ status }) => {
        regChangeFlow.next('withdraw', status);
        return 'gone';
      },
      send: async (org, chgId) =>
        call(org, registrationChange.regChgWithdraw, {
          input: { chgId },
          version: await versionOf(chgId),
        }),
      needs: [],
    },
  ],
};
