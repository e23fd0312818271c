import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitStatus } from '../dictionaries';
import { opinionNeed } from './approval';
import { defineDecisions } from './defineDecisions';
import { defineFlow, type Flow } from './defineFlow';
import { defineStatus } from './defineStatus';
import { RuleError } from './RuleError';

/** 限制库: approval and both steps of lifting it go through one call. */
const limits = defineDecisions(
  limitStatus,
  {
    steps: {
      approval: { label: '审批' },
      releaseReview: { label: '解除初审' },
      release: { label: '解除审批' },
    },
    calls: ['workflow'],
    by: ['superior', 'province', 'nation'],
    needs: { opinion: opinionNeed },
    tells: ['reporter', 'holder'],
  },
  {
    approve: {
      step: 'approval',
      label: '同意限制',
      call: 'workflow',
      by: 'superior',
      from: 'reported',
      to: 'limited',
      otherwise: '只有待审批的限制可以同意',
      usual: true,
      tone: 'good',
      bulk: true,
      message: {
        to: 'holder',
        text: ({ name, until }: { name: string; until: string | null }) =>
          `${name}列入限制库，${until === null ? '终身' : `至${until}`}。`,
      },
    },
    reject: {
      step: 'approval',
      label: '退回限制',
      call: 'workflow',
      by: 'superior',
      from: 'reported',
      to: 'refused',
      otherwise: '只有待审批的限制可以退回',
      needs: ['opinion'],
      tone: 'bad',
      bulk: '批量退回',
      message: {
        to: 'reporter',
        title: '限制未通过审批',
        text: ({ opinion }: { opinion: string }) => `退回原因：${opinion}`,
      },
    },
    reviewPassed: {
      step: 'releaseReview',
      label: '初审同意解除',
      call: 'workflow',
      by: 'province',
      from: 'releaseAsked',
      to: 'releaseReviewed',
      otherwise: '只有待解除初审的限制可以初审',
      usual: true,
      tone: 'good',
    },
    reviewFailed: {
      step: 'releaseReview',
      label: '初审不同意解除',
      call: 'workflow',
      by: 'province',
      from: 'releaseAsked',
      to: 'limited',
      otherwise: '只有待解除初审的限制可以初审',
      needs: ['opinion'],
      tone: 'bad',
    },
    releaseApproved: {
      step: 'release',
      label: '同意解除',
      call: 'workflow',
      by: 'nation',
      from: 'releaseReviewed',
      to: 'released',
      otherwise: '只有待解除审批的限制可以审批',
      usual: true,
      tone: 'good',
    },
    releaseRefused: {
      step: 'release',
      label: '不同意解除',
      call: 'workflow',
      by: 'nation',
      from: 'releaseReviewed',
      to: 'limited',
      otherwise: '只有待解除审批的限制可以审批',
      needs: ['opinion'],
      tone: 'bad',
    },
  },
);

/** A stage of 定期注册: the three differ only in the tens digit of the status and in the call. */
function stage<const C extends string>(
  digit: 3 | 4 | 5,
  label: string,
  calls: readonly [own: C, ...more: C[]],
) {
  const status = defineStatus({
    waiting: { code: digit * 10, label: `待${label}` },
    qualified: { code: digit * 10 + 1, label: '合格' },
    deferred: { code: digit * 10 + 2, label: '暂缓' },
    unqualified: { code: digit * 10 + 3, label: '不合格' },
    noQualification: { code: digit * 10 + 4, label: '无教师资格' },
    outOfScope: { code: digit * 10 + 5, label: '不在范围' },
  });
  const [own] = calls;
  const pending = { step: 'stage', call: own, by: 'stage', from: 'waiting' } as const;
  const otherwise = `只有待${label}的注册可以作出结论`;
  const rows = defineDecisions(
    status,
    {
      steps: { stage: { label } },
      calls,
      by: ['stage'],
      needs: { opinion: opinionNeed },
      tells: ['teacher'],
    },
    {
      qualified: {
        ...pending,
        label: '合格',
        call: calls,
        to: 'qualified',
        otherwise,
        usual: true,
        tone: 'good',
        bulk: '批量合格',
      },
      deferred: {
        ...pending,
        label: '暂缓',
        to: 'deferred',
        otherwise,
        needs: ['opinion'],
        tone: 'more',
      },
      unqualified: {
        ...pending,
        label: '不合格',
        to: 'unqualified',
        otherwise,
        needs: ['opinion'],
        tone: 'bad',
      },
      noQualification: {
        ...pending,
        label: '无教师资格',
        to: 'noQualification',
        otherwise,
        tone: 'bad',
      },
      outOfScope: { ...pending, label: '不在范围', to: 'outOfScope', otherwise, tone: 'bad' },
      withdraw: {
        ...pending,
        label: '撤回结论',
        from: ['qualified', 'deferred', 'unqualified', 'noQualification', 'outOfScope'],
        to: 'waiting',
        otherwise: '还没有结论，不用撤回',
      },
    },
  );
  return { status, rows };
}

const first = stage(3, '初审', ['enroll.enrollment.editEnrollmentFistAffirm']);
const second = stage(4, '复核', [
  'enroll.enrollment.editAllEnrollCheckTheReg',
  'enroll.enrollment.lowerOrgbatchQualified',
]);
const third = stage(5, '终审', [
  'enroll.enrollment.editAllEnrollFinshTheReg',
  'enroll.enrollment.batchApprovalEnroll',
  'resource.autoAudEnrollExcelData',
]);

/** One thing that waits passes or goes back: a change of certificate, a filed exemption. */
function review(call: string, codes: readonly [waiting: number, passed: number, failed: number]) {
  const [waiting, passed, failed] = codes;
  const status = defineStatus({
    waiting: { code: waiting, label: '待审核' },
    passed: { code: passed, label: '审核通过' },
    failed: { code: failed, label: '审核不通过' },
  });
  const pending = {
    step: 'audit',
    call,
    by: 'superior',
    from: 'waiting',
    otherwise: '已审核，不能重复审核',
  } as const;
  const rows = defineDecisions(
    status,
    {
      steps: { audit: { label: '审核' } },
      calls: [call],
      by: ['superior'],
      needs: { opinion: opinionNeed },
      tells: ['owner'],
    },
    {
      pass: { ...pending, label: '审核通过', to: 'passed', usual: true, tone: 'good' },
      fail: { ...pending, label: '审核不通过', to: 'failed', needs: ['opinion'], tone: 'bad' },
    },
  );
  return { status, rows };
}

const certChange = review('cert.cert.beforeCertApprove', [1, 9, 8]);
const exemption = review('register.baseOrgDoc.editBatchBaseOrgDoc', [2, 1, 3]);

const lines = readFileSync(
  new URL('../../../../docs/spec/transitions.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('\t'));

/** The moves of an entity that the calls of a table make, as the catalogue has them. */
const listed = (entity: string, calls: readonly string[]) =>
  [
    ...new Set(
      lines
        .filter(
          ([name, from = '', , to = '', , by = '']) =>
            name === entity &&
            from !== to &&
            ![from, to].includes('-') &&
            by.split(',').some((call) => calls.includes(call)),
        )
        .map(([, from, , to]) => `${from}→${to}`),
    ),
  ].sort();
const moves = ({ steps }: Flow<string>) => steps.map(({ from, to }) => `${from}→${to}`).sort();

test.each([
  ['limitStatus', ['limit.wfWorkflow.update'], defineFlow(limitStatus, limits.rows)],
  [
    'firstReview',
    ['enroll.enrollment.editEnrollmentFistAffirm'],
    defineFlow(first.status, first.rows.rows),
  ],
  [
    'recheck',
    ['enroll.enrollment.editAllEnrollCheckTheReg', 'enroll.enrollment.lowerOrgbatchQualified'],
    defineFlow(second.status, second.rows.rows),
  ],
  [
    'finalJudgement',
    ['enroll.enrollment.editAllEnrollFinshTheReg', 'enroll.enrollment.batchApprovalEnroll'],
    defineFlow(third.status, third.rows.rows),
  ],
  [
    'certChangeStatus',
    ['cert.cert.beforeCertApprove'],
    defineFlow(certChange.status, certChange.rows.rows),
  ],
  [
    'filingStatus',
    ['register.baseOrgDoc.editBatchBaseOrgDoc'],
    defineFlow(exemption.status, exemption.rows.rows),
  ],
] as const)('%s 的结论用同一张表写得下，状态与目录一致', (entity, calls, flow) => {
  expect(listed(entity, calls).length).toBeGreaterThan(1);
  expect(moves(flow)).toEqual(listed(entity, calls));
});

test('表的次序就是按钮的次序；一个接口办哪些结论、一个环节等的是什么，都问得出来', () => {
  expect(limits.keys).toEqual([
    'approve',
    'reject',
    'reviewPassed',
    'reviewFailed',
    'releaseApproved',
    'releaseRefused',
  ]);
  expect(limits.of('workflow')).toEqual(limits.keys);
  expect(limits.step('releaseReview').waiting).toEqual([limitStatus.code('releaseAsked')]);
  expect(third.rows.of('enroll.enrollment.batchApprovalEnroll')).toEqual(['qualified']);
  expect(third.rows.isOf('enroll.enrollment.batchApprovalEnroll', 'deferred')).toBe(false);
  expect(third.rows.of('enroll.enrollment.editAllEnrollFinshTheReg')).toHaveLength(6);
  expect(limits.get('reject')).toEqual({
    step: {
      key: 'approval',
      label: '审批',
      short: '审批',
      waiting: [limitStatus.code('reported')],
    },
    label: '退回限制',
    calls: ['workflow'],
    by: 'superior',
    needs: ['opinion'],
    holds: [],
    usual: false,
    tone: 'bad',
    isVerdict: true,
    digit: 3,
    bulk: '批量退回',
  });
  expect(limits.get('approve').bulk).toBe('同意限制');
});

test('数字键的意思到处一样：1 通过，2 要补，3 不通过；同类的第二个和别的排在后面', () => {
  const digitOf = (key: Parameters<typeof third.rows.get>[0]) => third.rows.get(key).digit;
  expect(third.rows.keys.map((key) => [key, digitOf(key)])).toEqual([
    ['qualified', 1],
    ['deferred', 2],
    ['unqualified', 3],
    ['noQualification', 4],
    ['outOfScope', 5],
    ['withdraw', 4],
  ]);
  expect(third.rows.get('deferred').isVerdict).toBe(false);
  expect(limits.get('releaseRefused').digit).toBe(3);
});

test('缺少的说明连同栏目一起指出，说了就放行', () => {
  const refused = () => limits.require('reject', { opinion: '' });
  expect(refused).toThrow(RuleError);
  expect(refused).toThrow(expect.objectContaining({ message: '请填写审核意见', field: 'opinion' }));
  limits.require('reject', { opinion: '决定书不清楚' });
  limits.require('approve', {});
});

test('别的办理写一个词就能要求当天的事实，不成立的逐条说明', () => {
  const status = defineStatus({
    waiting: { code: 1, label: '待审核' },
    passed: { code: 2, label: '审核通过' },
  });
  const row = {
    step: 'audit',
    call: 'audit',
    by: 'superior',
    from: 'waiting',
    to: 'passed',
    otherwise: '已审核，不能重复审核',
  } as const;
  const table = defineDecisions(
    status,
    {
      steps: { audit: { label: '审核' } },
      calls: ['audit'],
      by: ['superior'],
      needs: { opinion: opinionNeed },
      holds: {
        unlimited: ({ limited }: { readonly limited: boolean }) => (limited ? ['命中限制库'] : []),
        open: ({ over }: { readonly over: boolean }) => (over ? ['计划已结束'] : []),
      },
      tells: ['owner'],
    },
    {
      pass: { ...row, label: '审核通过', holds: ['unlimited', 'open'] },
      note: { ...row, label: '备注' },
    },
  );
  expect(table.get('pass').holds).toEqual(['unlimited', 'open']);
  expect(table.get('note').holds).toEqual([]);
  expect(table.unmet('pass', { limited: true, over: true })).toEqual(['命中限制库', '计划已结束']);
  expect(table.unmet('pass', { limited: false, over: false })).toEqual([]);
  expect(table.unmet('note', {})).toEqual([]);
});

test('告诉谁、告诉什么由结论决定，没有标题的用结论的名称', () => {
  expect(limits.message('reject', { opinion: '决定书不清楚' })).toEqual({
    to: 'reporter',
    title: '限制未通过审批',
    text: '退回原因：决定书不清楚',
  });
  expect(limits.message('approve', { name: '演示人', until: null })).toEqual({
    to: 'holder',
    title: '同意限制',
    text: '演示人列入限制库，终身。',
  });
  expect(limits.message('releaseApproved', {})).toBeUndefined();
});
