import {
  accessQuery,
  registration,
  registrationChange,
  registrationReview,
} from '@tqc/contract/register';
import type { AccessPlatform } from '../../trade/accessPlatform';
import { tasksOf } from '../../jobs/worker';
import { checks } from '../../testing/road';
import {
  call,
  change,
  confirmed,
  filed,
  idOf,
  idRef,
  qualified,
  server,
  set,
  versionOf,
} from '../stage';
import { nothing, stepsOf, type Step } from './step';

const record = stepsOf('recordStatusRegister');
const query = stepsOf('accessQueryResult');
const changed = stepsOf('regChangeStatus');

/** The platform that is asked about persons says what it is told to say. */
const answered =
  (answer: Awaited<ReturnType<AccessPlatform['query']>>) =>
  async (regId: string): Promise<string> => {
    await tasksOf(server.app, { query: async () => answer })['accessQuery']?.(
      { regId },
      {} as never,
    );
    return regId;
  };
const send = async (regId: string) => {
  await call('county', registrationReview.batchAllowQuery, { input: { regIds: regId } });
  return regId;
};
const sent = async () => send(await confirmed());
/** An answer of the platform that somebody objects to. */
const objected = async (regId: string) => {
  await call('county', accessQuery.fuyi, {
    input: { regId, reason: '不是本人' },
    version: await versionOf(regId),
  });
  return regId;
};
const found = (answer: 1 | 2 | 3 | 4) => async () => answered(answer)(await sent());
const removed = async (regId: string) => {
  await call('county', registration.removeByIdNo, {
    input: { id: regId, idNo: await idRef(regId), reason: '重复申报' },
    version: await versionOf(regId),
  });
  return regId;
};
const awaiting = async () => {
  const regId = await confirmed();
  await set('record_status = 4, college_append_flag = true, graduating = true', regId);
  return regId;
};

const judge =
  (passed: boolean) =>
  async (chgId: string): Promise<string> => {
    await call('county', registrationChange.regChgAudit, {
      input: { chgId, passed, opinion: passed ? '' : '证明不清楚' },
      version: 1,
    });
    return chgId;
  };
const refused = async () => judge(false)(await change());
const renamed = async (regId: string) => {
  const asked = await call('point', registrationChange.regDataChange, {
    input: { regId, changes: { name: '郑完全' }, reason: '按证件更正' },
    version: await versionOf(regId),
  });
  await judge(true)(idOf(asked));
  return regId;
};

/** The record of an application, what is asked about its person, and changes of its data. */
export const recordSteps: readonly Step[] = [
  record('-', 'record created', '0', nothing, () => filed()),
  record('0', 'record deleted', '2', filed, removed),
  record(
    '2',
    'delete undone',
    '0',
    async () => removed(await filed()),
    async (regId) => {
      await call('province', registration.update, {
        input: { regId, action: 'undelete' },
        version: await versionOf(regId),
      });
      return regId;
    },
  ),
  record('0', 'access query answered 1, 2, 3 or 4', '3', sent, answered(2)),
  record(
    '3',
    'reconsideration answered 0',
    '0',
    async () => objected(await found(2)()),
    answered(0),
  ),
  record('4', 'education not supplied in time', '2', awaiting, removed),
  record(
    '0',
    'graduate without education yet (college-append flag)',
    '4',
    async () => {
      const regId = await qualified();
      await set('graduating = true, college_append_flag = true', regId);
      return regId;
    },
    async (regId) => {
      await call('point', registrationReview.affirmRegistration, {
        input: { regId, decision: 'confirm', ...checks },
        version: await versionOf(regId),
      });
      return regId;
    },
  ),
  record('4', 'education review passed', '0', awaiting, async (regId) => {
    await call('county', registrationReview.audCollegeInfo, {
      input: {
        regId,
        passed: true,
        opinion: '',
        diplomaNo: '190011202405001234',
        graduateDate: '2024-06-18',
        graduateSchool: '澄岚师范大学',
        major: '数学',
        educationLevel: 3,
      },
      version: await versionOf(regId),
    });
    return regId;
  }),
  query('-', 'record reaches confirmation', '10', nothing, confirmed),
  query('10', 'query allowed and sent', '11', confirmed, send),
  query(
    '0',
    'answer older than 90 days: asked again',
    '11',
    async () => {
      const regId = await answered(0)(await sent());
      await set("access_time = '2024-01-02T00:00:00Z'", regId);
      return regId;
    },
    send,
  ),
  query('0', 'name changed after the answer', '10', async () => answered(0)(await sent()), renamed),
  query('1', 'reconsideration', '11', found(1), objected),
  query('2', 'reconsideration', '11', found(2), objected),
  query('3', 'reconsideration', '11', found(3), objected),
  query('4', 'reconsideration', '11', found(4), objected),
  query('11', 'query cancelled', '10', sent, async (regId) => {
    await call('county', registrationReview.handleCancelQuery, { input: { regIds: regId } });
    return regId;
  }),
  query('11', 'answer: normal', '0', sent, answered(0)),
  query('11', 'answer: judgment information', '1', sent, answered(1)),
  query('11', 'answer: prosecution information', '2', sent, answered(2)),
  query('11', 'answer: relative non-prosecution information', '3', sent, answered(3)),
  query('11', 'answer: violation information', '4', sent, answered(4)),
  changed('-', 'data change requested', '0', nothing, () => change()),
  changed('0', 'pass', '1', change, judge(true)),
  changed('0', 'fail', '2', change, judge(false)),
  changed('0', 'withdraw', '-', change, async (chgId) => {
    await call('point', registrationChange.regChgWithdraw, { input: { chgId }, version: 1 });
    return chgId;
  }),
  changed('2', 'request again', '0', refused, async (chgId) => {
    const { rows } = await server.pool.query<{ regId: string }>(
      'select reg_id::text as "regId" from registration_change where chg_id = $1',
      [chgId],
    );
    const regId = rows[0]?.regId ?? '';
    return idOf(
      await call('point', registrationChange.regDataChange, {
        input: { regId, changes: { major: '英语' }, reason: '再次更正' },
        version: await versionOf(regId),
      }),
    );
  }),
];
