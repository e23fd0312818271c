import { decisionCalls, registrationReview } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { TooLate } from '@tqc/domain/kit';
import { decisions, recognitionFlow, type RecognitionDecision } from '@tqc/domain/register';
import { expect } from 'vitest';
import { checks } from '../../testing/road';
import { STANDS_STILL } from '../../trade/registration';
import { call, filed, received, server, versionOf } from '../stage';
import type { Columns, Decided, Machine, Missing } from './machine';

interface State {
  readonly status: number;
  /** A deleted application stands still, whatever its state. */
  readonly deleted: boolean;
}

const BY = { point: ['point', 'county'], owner: ['county'] } as const;
/** What is said with every decision: whatever it needs is there. */
const said = {
  ...checks,
  reasons: [1],
  reasonText: '不清楚',
  completeBefore: '2024-06-28',
  again: '上次没有看出来',
};

/** What is left out or wrong for each need, and the sentence that asks for it. */
const MISSING: Readonly<Record<string, readonly [said: Columns, sentence: string]>> = {
  reason: [{ reasons: [], reasonText: '' }, '请选择或填写原因'],
  deadline: [{ completeBefore: null }, '请填写今天之后的补全截止日期'],
  opinion: [{ opinion: '' }, '请填写审核意见'],
  whyBack: [{ opinion: '手误' }, '请写明撤回审批的原因，至少4个字'],
  checklist: [
    { materials: [1, 2, 3, 4, 5, 6, 7] },
    '请逐项核对材料，全部勾选后再确认通过；缺少的请按再补材料办理',
  ],
  healthSaid: [{ healthResult: null }, '请选择体检结论'],
  healthSettled: [{ healthResult: 3 }, '体检结论待定，有结论后才能确认通过'],
  health: [{ healthResult: 2 }, '体检不合格，不能确认通过'],
  healthDate: [{ healthDate: null }, '请填写体检日期'],
  missingSaid: [
    { missing: [{ material: 2, text: ' ' }] },
    '请逐项写明要补什么；没有写的，请去掉勾选',
  ],
  letterFits: [
    { missing: [1, 2, 3].map((material) => ({ material, text: '补'.repeat(60) })) },
    '要补的内容合计不能超过150字，请写短一些',
  ],
  whyAgain: [
    { again: '' },
    '已经告知过申请人要补的材料；再次要求补全，请写明上次没有一次说全的原因',
  ],
};

const missing = (need: string): Missing => {
  const [left, sentence] = MISSING[need] ?? [{}, ''];
  const field = Object.keys(left)[0] ?? '';
  return { need, said: left, field, sentence, taken: need === 'whyAgain' };
};

/** The call of a row, by the word of the table. */
const send =
  (decision: RecognitionDecision): Decided<State>['send'] =>
  async (org, regId, more) => {
    const version = await versionOf(regId);
    const asked = { regId, ...said, ...more, decision };
    if (decisions.isOf('check', decision))
      return call(org, registrationReview.confirmRegistration, { input: asked, version });
    if (decisions.isOf('confirm', decision))
      return call(org, registrationReview.affirmRegistration, { input: asked, version });
    if (decisions.isOf('accept', decision))
      return call(org, registrationReview.receiveRegInfos, {
        input: await received(regId, 1),
        version,
      });
    const input = { opinion: '核对后的意见', ...more, decision };
    return call(org, registrationReview.batchAud, {
      input: { ...input, regIds: regId, records: [{ id: regId, version }] },
    });
  };

/** What was done stands in the life of the application. */
const written = (decision: RecognitionDecision) => async (regId: string, state: State) => {
  const { rows } = await server.pool.query(
    'select step, event, from_status, to_status from registration_log where reg_id = $1 order by log_id desc limit 1',
    [regId],
  );
  const { step, label } = decisions.get(decision);
  expect(rows[0]).toEqual({
    step: step.label,
    event: label,
    from_status: state.status,
    to_status: recognitionFlow.next(decision, state.status),
  });
};

/** Applications: received, checked, confirmed, approved (`domain/register/decisions`). */
export const recognition: Machine<State> = {
  name: '认定申请',
  table: 'registration',
  key: 'reg_id',
  states: [false, true].flatMap((deleted) =>
    recognitionStatus.codes.map((code) => ({ status: Number(code), deleted })),
  ),
  isOwn: ({ deleted }) => !deleted,
  tables: [decisions, recognitionFlow],
  make: () => filed(),
  // With everything there that approval looks at.
  stand: (regId, { status, deleted }) =>
    server.pool.query(
      "update registration set status = $1, record_status = $3, access_result = 0, access_time = '2024-06-18T02:00:00Z' where reg_id = $2",
      [status, regId, recordStatusRegister.code(deleted ? 'deleted' : 'normal')],
    ),
  decided: decisions.keys.map((name) => {
    const { by, calls, needs } = decisions.get(name);
    return {
      name,
      by: BY[by],
      rights: calls.map((one) => decisionCalls[one].permission),
      after: ({ status, deleted }) => {
        if (deleted) throw new TooLate(STANDS_STILL);
        return { status: recognitionFlow.next(name, status) };
      },
      send: send(name),
      needs: needs.map(missing),
      left: written(name),
    };
  }),
};
