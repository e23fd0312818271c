import { registrationReview } from '@tqc/contract/register';
import {
  accessQueryResult,
  graduateVerify,
  onOff,
  recognitionStatus,
  recordStatusRegister,
} from '@tqc/domain/dictionaries';
import { qualificationBlocks, recognitionFlow, recordFlow } from '@tqc/domain/register';
import { acceptanceNo, archiveNo, chinaDay } from '@tqc/domain/shared';
import { sql, type Selectable } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { takeNumbersOf } from '../../trade/numbers';
import {
  approvable,
  leaveMessage,
  moveApplication,
  recordStep,
  requireUndeleted,
  type RegistrationRecord,
} from '../../trade/registration';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import type { Tables } from '../../kit/tables';
import { decisionWords } from './decisionWords';
import { batchAllowQuery, batchAud, batchMsg, handleCancelQuery } from './registrationBatch';
import { requireDecision } from './registrationDetail';

const rows = store('registration', 'regId');

/** What the reviewer says with a decision. */
interface Decided {
  readonly regId: string;
  readonly materials: readonly number[];
  readonly healthResult: number | null;
  readonly healthDate: string | null;
  readonly reasons: readonly number[];
  readonly reasonText: string;
  readonly completeBefore: string | null;
}

const REFUSALS = new Set(['checkFailed', 'confirmFailed', 'notCompletedInTime']);
const ASKS = new Set(['materialsIncomplete', 'askMoreMaterials']);

export const registrationReviewRoutes = serve(registrationReview, {
  confirmRegistration: async (call) => {
    const row = await current(call);
    const status = await decide(call, row, call.input.decision, call.input);
    return { status };
  },
  affirmRegistration: async (call) => {
    const row = await current(call);
    if (call.input.decision !== 'confirm')
      return {
        status: await decide(call, row, call.input.decision, call.input),
        archiveNo: null,
        acceptNo: null,
      };
    if (call.input.healthResult === 2)
      throw new ApiFailure(422, '体检不合格，不能确认通过', {
        fields: { healthResult: '体检不合格，不能确认通过' },
      });
    const blocks = qualificationBlocks(approvable(row), chinaDay(call.now));
    if (blocks.length > 0) throw new ApiFailure(422, `不能确认通过：${blocks.join('；')}`);
    const numbers = await confirmationNumbers(call, row);
    const recordStatus =
      row.graduating &&
      row.collegeAppendFlag &&
      row.recordStatus === recordStatusRegister.code('normal')
        ? recordFlow.next('awaitCollege', row.recordStatus)
        : undefined;
    const status = await decide(call, row, 'confirm', call.input, {
      ...numbers,
      confirmTime: call.now,
      confirmedBy: call.who.name,
      accessResult: accessQueryResult.code('waiting'),
      ...(recordStatus === undefined ? {} : { recordStatus }),
    });
    return { status, ...numbers };
  },
  batchAud,
  receiveRegInfos: async (call) => {
    const row = await rows(call).get(call.input.regId);
    if (row.idRef !== call.input.idNo) throw outOfReach();
    requireDecision(call, row, 'receive');
    const status = recognitionFlow.next('receive', row.status);
    await recordStep(call, row, { step: '受理', event: '受理', toStatus: status });
    return rows(call).change(row.regId, { status });
  },
  changeLocalSetInfo: async (call) => {
    const { localSetid, lsId } = call.input;
    const row = await current(call);
    if (row.orgId !== call.who.orgId && row.pointId !== call.who.orgId) throw outOfReach();
    if (row.lsId !== localSetid) throw new ApiFailure(409);
    if (lsId === localSetid)
      throw new ApiFailure(422, '该申请已在所选的确认点，请选择另一个确认点');
    requireUndeleted(row);
    if (!recognitionStatus.group.awaitingConfirmation.includes(row.status))
      throw new ApiFailure(422, '该申请已确认，不能再转移确认点');
    // Both are held in the order of their numbers: two applications that change places do not wait for each other.
    const { rows: held } = await sql<
      Selectable<Tables['planArrangement']>
    >`select * from plan_arrangement where ls_id in (${lsId}, ${localSetid}) order by ls_id for update`.execute(
      call.db,
    );
    const target = held.find((one) => one.lsId === lsId && one.obtId === row.obtId);
    if (!target || target.status !== onOff.code('on'))
      throw new ApiFailure(422, '目标确认点在同一时间段没有启用的安排');
    if (!target.ctIds.includes(row.ctId)) throw new ApiFailure(422, '目标确认点不办理该资格种类');
    await sql`update plan_arrangement set booked = booked + case when ls_id = ${lsId} then 1 else -1 end where ls_id in (${lsId}, ${localSetid})`.execute(
      call.db,
    );
    await moveApplication(call.db, row, target);
    await recordStep(
      call,
      { ...row, point: target.point },
      { step: '网报核验', event: '转移确认点', toStatus: row.status },
    );
    return null;
  },
  audCollegeInfo: async (call) => {
    const { regId, passed, opinion, ...college } = call.input;
    const row = await rows(call).get(regId);
    if (row.orgId !== call.who.orgId) throw outOfReach();
    requireUndeleted(row);
    const recordStatus = passed
      ? recordFlow.next('collegePassed', row.recordStatus)
      : row.recordStatus;
    if (!passed && !opinion)
      throw new ApiFailure(422, '请填写审核意见', { fields: { opinion: '请填写审核意见' } });
    await recordStep(call, row, {
      step: '学历审核',
      event: passed ? '审核通过' : '审核不通过',
      toStatus: row.status,
      opinion,
    });
    return rows(call).change(
      regId,
      passed
        ? {
            ...college,
            recordStatus,
            collegeVerifyStatus: graduateVerify.code('verified'),
            collegeAppendFlag: false,
          }
        : {},
    );
  },
  batchMsg,
  batchAllowQuery,
  handleCancelQuery,
  getAccessQueryStatus: async (call) => {
    const { accessResult, accessTime, accessBatch } = await rows(call).get(call.input.regId);
    return { accessResult, accessTime, batch: accessBatch };
  },
  scores: async (call) => {
    const row = await rows(call).get(call.input.regId);
    return {
      record: [
        { label: '合格证明编号', value: row.examNo },
        { label: '证明有效期', value: row.examValidUntil ?? '' },
        { label: '普通话分数', value: row.mandarinScore ?? '' },
      ],
    };
  },
});

/** The application as the reviewer read it; one that moved on since is told so before anything else is judged. */
async function current(
  call: CallContext & { readonly input: { readonly regId: string } },
): Promise<RegistrationRecord> {
  const row = await rows(call).get(call.input.regId);
  if (row.version !== call.version) throw new ApiFailure(409);
  return row;
}

/** One decision of check or confirmation: state, reasons, record, message to the applicant. */
async function decide(
  call: CallContext,
  row: RegistrationRecord,
  decision: Parameters<typeof recognitionFlow.next>[0],
  input: Decided,
  more: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  requireDecision(call, row, decision);
  const status = recognitionFlow.next(decision, row.status);
  const { materials, healthResult, healthDate, reasons, reasonText, completeBefore } = input;
  if ((REFUSALS.has(decision) || ASKS.has(decision)) && reasons.length === 0 && !reasonText)
    throw new ApiFailure(422, '请选择或填写原因', { fields: { reasons: '请选择或填写原因' } });
  if (ASKS.has(decision) && (completeBefore === null || completeBefore < chinaDay(call.now)))
    throw new ApiFailure(422, '请填写今天之后的补全截止日期', {
      fields: { completeBefore: '请填写今天之后的补全截止日期' },
    });
  const kept =
    decision === 'withdrawConclusion'
      ? { reasons: [], reasonText: '', completeBefore: null }
      : { materials, healthResult, healthDate, reasons, reasonText, completeBefore };
  await rows(call).change(row.regId, { status, ...kept, ...more });
  const [step, event] = decisionWords[decision] ?? ['网报核验', decision];
  await recordStep(call, row, { step, event, toStatus: status, opinion: reasonText });
  if (ASKS.has(decision))
    await leaveMessage(
      call,
      row,
      `您的教师资格认定申请需要补充材料${reasonText ? `：${reasonText}` : ''}，请于${completeBefore}前补齐。`,
      false,
    );
  return status;
}

/** Archive and acceptance number of a confirmed application. */
async function confirmationNumbers(
  { db, now }: CallContext,
  row: RegistrationRecord,
): Promise<{ archiveNo: string; acceptNo: string }> {
  const day = chinaDay(now);
  const year = Number(day.slice(0, 4));
  const { shortCode, prov } = await db
    .selectFrom('org')
    .select(['shortCode', 'prov'])
    .where('orgId', '=', row.orgId)
    .executeTakeFirstOrThrow();
  return {
    archiveNo:
      row.archiveNo ??
      archiveNo(
        year,
        prov,
        shortCode,
        'register',
        await takeNumbersOf(db, { kind: 'archive', period: String(year), orgId: row.orgId }),
      ),
    acceptNo:
      row.acceptNo ??
      acceptanceNo(
        prov,
        shortCode,
        day,
        await takeNumbersOf(db, { kind: 'accept', period: day, orgId: row.orgId }),
      ),
  };
}
