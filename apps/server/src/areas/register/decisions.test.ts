import { registrationReview } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { decisions, recognitionFlow, type RecognitionDecision } from '@tqc/domain/register';
import { beforeAll, expect, test } from 'vitest';
import { checks, testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
const ids = new Map<RecognitionDecision, string>();
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  const handed = await road.hand(decisions.keys.map((_, n) => road.applicant(n + 1)));
  decisions.keys.forEach((key, n) => ids.set(key, handed.accepted[n]?.regId ?? ''));
});

const said = { ...checks, reasons: [1], reasonText: '不清楚', completeBefore: '2024-06-28' };

/**
 * Puts the application of a decision into a state, with everything there that approval looks at.
 */
async function stand(decision: RecognitionDecision, status: number) {
  const { rows } = await server.pool.query(
    `update registration set status = $1, access_result = 0, access_time = '2024-06-18T02:00:00Z' where reg_id = $2 returning reg_id, id_ref, version`,
    [status, ids.get(decision)],
  );
  return rows[0] as { reg_id: string; id_ref: string; version: number };
}

/**
 * Takes a decision by the call of its row; the refusal of one record of a batch is thrown like any
 * other.
 */
async function take(decision: RecognitionDecision, status: number, more: object = {}) {
  const { reg_id: regId, id_ref: idNo, version } = await stand(decision, status);
  const send = await server.as(decisions.get(decision).by === 'point' ? 'point' : 'county');
  if (decisions.isOf('check', decision))
    await send(
      registrationReview.confirmRegistration,
      { regId, ...said, ...more, decision },
      { version },
    );
  else if (decisions.isOf('confirm', decision))
    await send(
      registrationReview.affirmRegistration,
      { regId, ...said, ...more, decision },
      { version },
    );
  else if (decisions.isOf('audit', decision)) {
    const { refused } = await send(registrationReview.batchAud, {
      regIds: regId,
      opinion: '核对后的意见',
      ...more,
      decision,
      records: [{ id: regId, version }],
    });
    if (refused[0]) throw new Error(refused[0].reason);
  } else
    await send(
      registrationReview.receiveRegInfos,
      {
        regId,
        idNo,
        ctId: 3,
        obtId: road.obtId,
        lsId: road.lsId,
        orgId: '328801',
        status,
        type: '1',
      },
      { version },
    );
}

test.each(decisions.keys)(
  '%s：在它的状态由它的接口办成并写进办理经过，在别的状态用它的话拒绝',
  async (decision) => {
    for (const status of recognitionStatus.codes) {
      if (!recognitionFlow.can(decision, status)) {
        await expect(take(decision, status)).rejects.toThrow(decisions.rows[decision].otherwise);
        continue;
      }
      await take(decision, status);
      const { rows } = await server.pool.query(
        'select r.status, l.step, l.event, l.from_status, l.to_status from registration r join registration_log l using (city, reg_id) where reg_id = $1 order by log_id desc limit 1',
        [ids.get(decision)],
      );
      const { step, label } = decisions.get(decision);
      const after = recognitionFlow.next(decision, status);
      expect(rows[0]).toEqual({
        status: after,
        step: step.label,
        event: label,
        from_status: status,
        to_status: after,
      });
    }
  },
  60_000,
);

/** What is left out or wrong for each need, and the sentence that asks for it. */
const missing = {
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
} as const;

test.each(
  decisions.keys.flatMap((decision) =>
    decisions.get(decision).needs.map((need) => [decision, need] as const),
  ),
)('%s 缺少 %s 时说明缺什么，写在那一栏', async (decision, need) => {
  const [left, sentence] = missing[need];
  const status = recognitionStatus.codes.find((code) => recognitionFlow.can(decision, code)) ?? -1;
  await expect(take(decision, status, left)).rejects.toMatchObject({
    code: 422,
    message: sentence,
    data: { fields: { [Object.keys(left)[0] ?? '']: sentence } },
  });
});
