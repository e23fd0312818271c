import { handIn } from '@tqc/client';
import { certAssign } from '@tqc/contract/cert';
import { intake } from '@tqc/contract/intake';
import { registrationReview } from '@tqc/contract/register';
import type { RecognitionDecision } from '@tqc/domain/register';
import { checks } from '../../testing/road';
import type { TestOrg } from '../../testing/server';
import {
  approved,
  call,
  confirmed,
  filed,
  idRef,
  numbered,
  qualified,
  road,
  server,
  set,
  versionOf,
} from '../stage';
import { stepsOf, type Step } from './step';

const step = stepsOf('recognitionStatus');
const short = { reasons: [1], reasonText: '看不清楚', completeBefore: '2024-06-28' };

/** A decision at the check or at the confirmation. */
const decide =
  (
    review: 'confirmRegistration' | 'affirmRegistration',
    decision: RecognitionDecision,
    { by = 'point', ...more }: Record<string, unknown> & { readonly by?: TestOrg } = {},
  ) =>
  async (regId: string): Promise<string> => {
    await call(by, registrationReview[review], {
      input: { regId, decision, ...checks, ...more },
      version: await versionOf(regId),
    });
    return regId;
  };
const check = (decision: RecognitionDecision, more = {}) =>
  decide('confirmRegistration', decision, more);
const confirm = (decision: RecognitionDecision, more = {}) =>
  decide('affirmRegistration', decision, more);

/** A decision at the approval: one of many, here of one. */
const approve =
  (decision: RecognitionDecision, opinion = '') =>
  async (regId: string): Promise<string> => {
    await call('county', registrationReview.batchAud, {
      input: { regIds: regId, decision, opinion, records: await road.versionsOf([regId]) },
    });
    return regId;
  };

const asked = check('materialsIncomplete', short);
const incomplete = async () => asked(await filed());
const refused = async () => check('checkFailed', short)(await filed());
const failed = async () => approve('approveFail', '学历不符')(await confirmed());
const approvable = async () => {
  const regId = await confirmed();
  await set("access_result = 0, access_time = '2024-06-18'", regId);
  return regId;
};

/** What an applicant hands in later, through the channel that brought the application. */
async function complete(regId: string): Promise<string> {
  const { rows } = await server.pool.query<{ value: string }>(
    'select value from registration_key where reg_id = $1 limit 1',
    [regId],
  );
  const [channel] = server.app.auth.keys.channel;
  if (!channel) throw new Error('no channel');
  const item = { channelNo: rows[0]?.value, address: '滨河路2号', files: [] };
  const key = new Uint8Array(channel.key);
  const { refused: not } = await handIn(
    server.url,
    { id: channel.id, key },
    [item],
    [],
    0,
    intake.supplement,
  );
  if (not[0]) throw new Error(not[0].message);
  return regId;
}

/** Every step of an application, from the hand-in to its number. */
export const applicationSteps: readonly Step[] = [
  step(
    '0',
    'declaration received',
    '6',
    async () => {
      const regId = await filed();
      await set('status = 0', regId);
      return regId;
    },
    async (regId) => {
      const { obtId, lsId } = road;
      const place = { obtId, lsId, orgId: '328801', ctId: 3, status: 0, type: '1' };
      await call('point', registrationReview.receiveRegInfos, {
        input: { regId, idNo: await idRef(regId), ...place },
        version: 1,
      });
      return regId;
    },
  ),
  step('6', 'check: materials incomplete', '7', filed, asked),
  step('7', 'applicant completes the materials', '6', incomplete, complete),
  step('6', 'check: materials qualified', '8', filed, check('materialsQualified')),
  step('6', 'check: unqualified', '9', filed, check('checkFailed', short)),
  step(
    '7',
    'not completed before the time slot ended',
    '9',
    async () => {
      const regId = await incomplete();
      await set("complete_before = '2024-06-17'", regId);
      return regId;
    },
    check('notCompletedInTime', short),
  ),
  step('8', 'confirm: qualified', '15', qualified, confirm('confirm')),
  step('8', 'confirm: unqualified', '9', qualified, confirm('confirmFailed', short)),
  step('8', 'confirm: ask for more materials', '7', qualified, confirm('askMoreMaterials', short)),
  step(
    '9',
    'conclusion withdrawn while the plan is open',
    '6',
    refused,
    check('withdrawConclusion', { by: 'county' }),
  ),
  step('15', 'approve: pass', '18', approvable, approve('approve')),
  step('15', 'approve: fail', '24', confirmed, approve('approveFail', '学历不符')),
  step(
    '15',
    'approve: return to confirmation',
    '8',
    confirmed,
    approve('returnToConfirmation', '材料不全'),
  ),
  step(
    '18',
    'approval withdrawn before numbering',
    '15',
    approved,
    approve('withdrawApproval', '学历存疑'),
  ),
  step('24', 'failure withdrawn while the plan is open', '15', failed, approve('withdrawFailure')),
  step('18', 'certificate number generated', '21', approved, async (regId) => {
    const day = { recognisedOn: '2024-06-18', issueDate: '2024-06-18' };
    await call('county', certAssign.create, {
      input: { records: await road.versionsOf([regId]), ...day },
    });
    return regId;
  }),
  step(
    '21',
    'certificate number taken back before printing',
    '18',
    async () => regOf(await numbered()),
    async (regId) => {
      const { id, version } = await runOf(regId);
      await call('county', certAssign.remove, { input: { id }, version });
      return regId;
    },
  ),
];

async function regOf(runId: string): Promise<string> {
  const { rows } = await server.pool.query<{ regId: string }>(
    'select reg_ids[1]::text as "regId" from cert_assign where id = $1',
    [runId],
  );
  return rows[0]?.regId ?? '';
}

async function runOf(regId: string): Promise<{ id: string; version: number }> {
  const { rows } = await server.pool.query<{ id: string; version: number }>(
    'select id::text as id, version from cert_assign where $1::bigint = any(reg_ids)',
    [regId],
  );
  if (!rows[0]) throw new Error('no run of numbers');
  return rows[0];
}
