import { enrollmentLimit } from '@tqc/contract/enroll';
import { limit } from '@tqc/contract/limit';
import { limitExpiry } from '../../jobs/limitExpiry';
import {
  act,
  asked,
  askRelease,
  decide,
  drafted,
  inForce,
  refused,
  restrictionVersion,
  reviewed,
  submit,
  submitted,
} from '../restrictionCases';
import { barredRecord, conclude } from '../enrollmentCases';
import { call, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const entry = stepsOf('limitStatus');
const approval = stepsOf('violationApproval');

const remove = async (limitId: string) => {
  await call('county', limit.remove, {
    input: { limitId },
    version: await restrictionVersion(limitId),
  });
  return limitId;
};
const expire = async (limitId: string) => {
  await server.pool.query("update limitation set end_date = '2024-01-01' where limit_id = $1", [
    limitId,
  ]);
  await limitExpiry(server.app);
  return limitId;
};
/** What a registration that was found unqualified asks for. */
const draft = async (enrId: string): Promise<string> => {
  await call('province', enrollmentLimit.draftLimit, { input: { enrId } });
  const { rows } = await server.pool.query<{ id: string }>(
    'select limit_id as id from limitation where enr_id = $1',
    [enrId],
  );
  return String(rows[0]?.id);
};
const withdrawn = async (limitId: string): Promise<string> => {
  const { rows } = await server.pool.query<{ id: string }>(
    'select enr_id as id from limitation where limit_id = $1',
    [limitId],
  );
  await conclude('final', 'withdraw')(String(rows[0]?.id));
  return limitId;
};
const again = act('submit', async () => ({ remark: '已补充文书' }));

/** 限制库 */
export const restrictionSteps: readonly Step[] = [
  entry('-', 'draft added', '0', nothing, () => drafted()),
  entry('-', 'draft from an unqualified registration', '0', barredRecord, draft),
  entry(
    '0',
    'conclusion that it rests on withdrawn',
    '-',
    async () => draft(await barredRecord()),
    withdrawn,
  ),
  entry(
    '0',
    'edited',
    '0',
    drafted,
    act('edit', async () => ({ remark: '更正' })),
  ),
  entry('0', 'deleted', '-', drafted, remove),
  entry('0', 'submit', '1', drafted, submit),
  entry('1', 'approve', '2', submitted, decide('city', 'approve')),
  entry('1', 'reject', '3', submitted, decide('city', 'reject')),
  entry('1', 'withdrawn before a decision', '0', submitted, act('withdraw')),
  entry('3', 'edit and submit again', '1', refused, again),
  entry('3', 'deleted after a refusal', '-', refused, remove),
  entry('2', 'apply for release', '4', inForce, askRelease),
  entry('2', '5-year restriction period over', '6', inForce, expire),
  entry('4', 'release first review passed', '5', asked, decide('city', 'reviewPassed')),
  entry('4', 'release first review failed', '2', asked, decide('city', 'reviewFailed')),
  entry('4', 'application for release withdrawn', '2', asked, act('withdrawRelease')),
  entry('5', 'release approved', '6', reviewed, decide('province', 'releaseApproved')),
  entry('5', 'release refused', '2', reviewed, decide('province', 'releaseRefused')),
  approval('-', 'restriction item submitted', '0', drafted, submit),
  approval('0', 'approve', '1', submitted, decide('city', 'approve')),
  approval('0', 'reject', '2', submitted, decide('city', 'reject')),
  approval('2', 'submitted again', '0', refused, again),
];
