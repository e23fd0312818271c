import { RegistrationRow, registrationReview } from '@tqc/contract/register';
import { accessQueryResult, recordStatusRegister } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import {
  accessQueryFlow,
  approvalBlocks,
  qualificationBlocks,
  recognitionFlow,
  recordFlow,
} from '@tqc/domain/register';
import { acceptanceNo, archiveNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { tellOrganisation } from '../../kit/messages';
import { takeNumbers } from '../../kit/numbers';
import {
  approvable,
  chinaDay,
  leaveMessage,
  recordStep,
  requireUndeleted,
  type RegistrationRecord,
} from '../../kit/registration';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import { decisionsOf } from './registrationDetail';

const rows = store(RegistrationRow, 'registration', 'regId');

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

const WORDS: Readonly<Record<string, [step: string, event: string]>> = {
  materialsIncomplete: ['网报核验', '材料待补全'],
  materialsQualified: ['网报核验', '材料合格'],
  checkFailed: ['网报核验', '核验不通过'],
  notCompletedInTime: ['网报核验', '逾期未补全'],
  withdrawConclusion: ['网报核验', '撤销结论'],
  confirm: ['现场确认', '确认通过'],
  confirmFailed: ['现场确认', '确认不通过'],
  askMoreMaterials: ['现场确认', '再补材料'],
  approve: ['认定审批', '审批通过'],
  approveFail: ['认定审批', '不予认定'],
  returnToConfirmation: ['认定审批', '退回确认'],
  withdrawApproval: ['认定审批', '撤回审批'],
  withdrawFailure: ['认定审批', '撤回结论'],
};
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
  batchAud: (call) => {
    const { decision, opinion, records, regIds } = call.input;
    const versions = new Map(records.map(({ id, version }) => [id, version]));
    if (
      decision !== 'approve' &&
      decision !== 'withdrawApproval' &&
      decision !== 'withdrawFailure' &&
      !opinion
    )
      throw new ApiFailure(422, '请填写审核意见', { fields: { opinion: '请填写审核意见' } });
    return eachOf(call, regIds, async (row) => {
      requireDecision(call, row, decision);
      const status = recognitionFlow.next(decision, row.status);
      if (decision === 'approve') {
        const blocks = approvalBlocks(approvable(row), chinaDay(call.now));
        if (blocks.length > 0) throw new RuleError(blocks.join('；'));
      }
      const version = versions.get(row.regId);
      if (version === undefined) throw new RuleError('缺少数据版本，请刷新后再操作');
      const done =
        decision === 'approve' || decision === 'approveFail'
          ? { approveTime: call.now, approvedBy: call.who.name }
          : {};
      await rows(call).change(row.regId, { status, opinion, ...done }, version);
      const [step, event] = WORDS[decision] ?? ['认定审批', decision];
      await recordStep(call, row, { step, event, toStatus: status, opinion });
      if (decision === 'returnToConfirmation')
        await tellOrganisation(
          call.db,
          row.pointId,
          {
            title: '申请退回确认',
            content: `${row.name}（报名号 ${row.regId}）的申请被退回确认：${opinion}`,
            url: `/register/application/${row.regId}`,
          },
          call.who,
        );
    });
  },
  receiveRegInfos: async (call) => {
    const row = await rows(call).get(call.input.regId);
    if (row.idRef !== call.input.idNo) throw outOfReach();
    requireDecision(call, row, 'receive');
    const status = recognitionFlow.next('receive', row.status);
    await recordStep(call, row, { step: '受理', event: '受理', toStatus: status });
    return rows(call).change(row.regId, { status });
  },
  changeLocalSetInfo: async (call) => {
    const { regId, localSetid, lsId } = call.input;
    const row = await rows(call).get(regId);
    if (row.orgId !== call.who.orgId && row.pointId !== call.who.orgId) throw outOfReach();
    if (row.lsId !== localSetid) throw new ApiFailure(409);
    requireUndeleted(row);
    if (![6, 7, 8].includes(row.status))
      throw new ApiFailure(422, '该申请已确认，不能再转移确认点');
    const target = await call.db
      .selectFrom('planArrangement')
      .selectAll()
      .where('lsId', '=', lsId)
      .where('obtId', '=', row.obtId)
      .executeTakeFirst();
    if (!target || target.status !== 1)
      throw new ApiFailure(422, '目标确认点在同一时间段没有启用的安排');
    if (!target.ctIds.includes(row.ctId)) throw new ApiFailure(422, '目标确认点不办理该资格种类');
    await sql`update plan_arrangement set booked = booked + case when ls_id = ${lsId} then 1 else -1 end where ls_id in (${lsId}, ${localSetid})`.execute(
      call.db,
    );
    await rows(call).change(regId, { lsId, pointId: target.pointId, point: target.point });
    for (const table of ['registration_file', 'registration_log', 'registration_message'])
      await sql`update ${sql.table(table)} set point = ${target.point} where reg_id = ${regId}`.execute(
        call.db,
      );
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
      passed ? { ...college, recordStatus, collegeVerifyStatus: 1, collegeAppendFlag: false } : {},
    );
  },
  batchMsg: (call) =>
    eachOf(call, call.input.regIds, async (row) => {
      await leaveMessage(call, row, call.input.content, call.input.bySms);
    }),
  batchAllowQuery: (call) =>
    eachOf(call, call.input.regIds, async (row) => {
      if (row.orgId !== call.who.orgId) throw outOfReach();
      requireUndeleted(row);
      await rows(call).change(row.regId, {
        accessResult: accessQueryFlow.next('send', row.accessResult ?? -1),
      });
      await call.enqueue('accessQuery', { regId: row.regId }, `access/${row.regId}`);
      await recordStep(call, row, { step: '准入查询', event: '发起查询', toStatus: row.status });
    }),
  handleCancelQuery: (call) =>
    eachOf(call, call.input.regIds, async (row) => {
      if (row.orgId !== call.who.orgId) throw outOfReach();
      await rows(call).change(row.regId, {
        accessResult: accessQueryFlow.next('cancel', row.accessResult ?? -1),
      });
      await recordStep(call, row, { step: '准入查询', event: '取消查询', toStatus: row.status });
    }),
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

function requireDecision(
  call: CallContext,
  row: RegistrationRecord,
  decision: Parameters<typeof recognitionFlow.next>[0],
): void {
  if (decisionsOf(call, row).includes(decision)) return;
  const owner = row.orgId === call.who.orgId || row.pointId === call.who.orgId;
  if (!owner) throw outOfReach();
  requireUndeleted(row);
  throw new RuleError(recognitionFlow.why(decision, row.status) ?? '该操作由认定机构办理');
}

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
  const [step, event] = WORDS[decision] ?? ['网报核验', decision];
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
        await takeNumbers(db, `archive/${year}/${row.orgId}`),
      ),
    acceptNo:
      row.acceptNo ??
      acceptanceNo(prov, shortCode, day, await takeNumbers(db, `accept/${day}/${row.orgId}`)),
  };
}

/** The same step for each record: one that is refused does not stop the others, and says why. */
async function eachOf(
  call: CallContext,
  regIds: string,
  step: (row: RegistrationRecord) => Promise<void>,
) {
  const done: string[] = [];
  const refused: { id: string; name: string; reason: string }[] = [];
  for (const id of new Set(regIds.split(','))) {
    await sql`savepoint one`.execute(call.db);
    let name = '';
    try {
      const row = await rows(call).get(id);
      ({ name } = row);
      await step(row);
      done.push(id);
    } catch (error) {
      if (!(error instanceof ApiFailure || error instanceof RuleError)) throw error;
      await sql`rollback to savepoint one`.execute(call.db);
      refused.push({ id, name, reason: error.message });
    }
  }
  call.note({ detail: { done: done.length, refused: refused.length } });
  return { done, refused };
}
