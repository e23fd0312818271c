import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blankFlow, certApplyFlow, certChangeFlow, certFlow, printFlow } from '../cert';
import { enrollRecordFlow, finalFlow, firstReviewFlow, recheckFlow, stickerFlow } from '../enroll';
import type { Flow } from '../kit';
import { limitPushFlow } from '../limit';
import { annulFlow } from '../organisations';
import { abnormalFlow, pushFlow } from '../platform';
import { approvalFlow, batchFlow, enrollBatchFlow, planEndFlow } from '../planning';
import { decisions } from './decisions';
import { accessQueryFlow, recognitionFlow, recordFlow, regChangeFlow } from './flows';

const lines = readFileSync(
  new URL('../../../../docs/spec/transitions.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** Steps that change nothing and steps from or into nothing are actions, not transitions. */
function wanted(entity: string, only = ''): string[] {
  const codes: Record<string, string> = { open: '1', ended: '2' };
  return [
    ...new Set(
      lines
        .filter(([name, , event = '']) => name === entity && event.startsWith(only))
        .map(([, from = '', , to = '']) => `${codes[from] ?? from}→${codes[to] ?? to}`),
    ),
  ]
    .filter((step) => !step.includes('-') && step.split('→')[0] !== step.split('→')[1])
    .sort();
}

function built(flow: Flow<string>): string[] {
  return [
    ...new Set(
      flow.steps.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from}→${to}`),
    ),
  ].sort();
}

test.each<[string, Flow<string>, string]>([
  ['recognitionStatus', recognitionFlow, ''],
  ['recordStatusRegister', recordFlow, ''],
  ['accessQueryResult', accessQueryFlow, ''],
  ['regChangeStatus', regChangeFlow, ''],
  ['orgBatchApproval', approvalFlow, 'recognition'],
  ['planEndStatus', planEndFlow, 'recognition'],
  ['certBatch', batchFlow, ''],
  ['enrollCertBatch', enrollBatchFlow, ''],
  ['firstReview', firstReviewFlow, ''],
  ['recheck', recheckFlow, ''],
  ['finalJudgement', finalFlow, ''],
  ['recordStatusEnroll', enrollRecordFlow, ''],
  ['certStatus', certFlow, ''],
  ['certChangeStatus', certApplyFlow, 'reissue'],
  ['certChangeStatus', certChangeFlow, ''],
  ['pushState', pushFlow, ''],
  ['limitPushStatus', limitPushFlow, ''],
  ['abnormalStatus', abnormalFlow, ''],
  ['annulState', annulFlow, ''],
  ['printStatus', printFlow, 'certificate print'],
  ['printStatus', stickerFlow, 'registration sticker'],
  ['printStatus', stickerFlow, 'registration sticker'],
  ['blankStockStatus', blankFlow, ''],
])('%s 的每一步都在目录里，目录里的每一步都能走', (entity, flow, only) => {
  expect(built(flow)).toEqual(wanted(entity, only));
});

test.each<[string, Flow<string>]>([
  ['认定', recognitionFlow],
  ['记录', recordFlow],
  ['准入查询', accessQueryFlow],
  ['数据变更', regChangeFlow],
  ['计划审批', approvalFlow],
  ['结束计划', planEndFlow],
  ['批次', batchFlow],
  ['初核', firstReviewFlow],
  ['复核', recheckFlow],
  ['终审', finalFlow],
  ['注册记录', enrollRecordFlow],
  ['证书', certFlow],
  ['补发换发', certApplyFlow],
  ['证书变更', certChangeFlow],
  ['推送', pushFlow],
  ['回传异常', abnormalFlow],
  ['证书打印', printFlow],
  ['空白证书', blankFlow],
  ['结论贴', stickerFlow],
  ['结论贴', stickerFlow],
])('%s：任意次序的操作都到不了表外的状态，拒绝时说明原因', (_name, flow) => {
  const codes = [...new Set(flow.steps.flatMap(({ from, to }) => [from, to]))];
  const allowed = new Set(flow.steps.map(({ event, from, to }) => `${event} ${from} ${to}`));
  fc.assert(
    fc.property(
      fc.constantFrom(...codes),
      fc.array(fc.constantFrom(...flow.events), { maxLength: 30 }),
      (start, events) => {
        let state = start;
        for (const event of events) {
          const before = state;
          if (flow.can(event, before)) {
            state = flow.next(event, before);
            expect(allowed.has(`${event} ${before} ${state}`)).toBe(true);
          } else {
            expect(flow.why(event, before)).toMatch(/\p{Script=Han}/u);
            expect(() => flow.next(event, before)).toThrow(flow.why(event, before));
          }
        }
      },
    ),
  );
});

test('不通过的、退回的、要补材料的都要说为什么', () => {
  const why = decisions.keys.filter((key) =>
    ['bad', 'more'].includes(decisions.get(key).tone ?? ''),
  );
  expect(why).toHaveLength(7);
  const silent = why.filter((key) => {
    const needs: readonly string[] = decisions.get(key).needs;
    return !needs.includes('reason') && !needs.includes('opinion');
  });
  expect(silent).toEqual([]);
});
