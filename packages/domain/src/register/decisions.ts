import { recognitionStatus } from '../dictionaries';
import { defineDecisions, opinionNeed } from '../kit';
import { templateText } from '../messages/templates';
import { holds } from './holds';
import { reasonsText } from './materials';
import { missingText, noticeNeeds, type Missing } from './notice';
import { confirmationNeeds, deadlineNeed, reasonNeed, whyBackNeed } from './needs';

const MOVED_ON = '该申请的状态已变化，请刷新后再操作';
const askForMaterials = {
  to: 'applicant',
  // The day stands in front: a long reason is cut at its end.
  text: ({
    reasons,
    reasonText,
    completeBefore,
    missing = [],
  }: {
    reasons: readonly number[];
    reasonText: string;
    completeBefore: string | null;
    missing?: readonly Missing[];
  }) =>
    templateText('askMaterials', {
      日期: completeBefore ?? '',
      一次: missing.length > 1 ? '一次' : '',
      材料: [missingText(missing), reasonsText(reasons, reasonText)].filter(Boolean).join('；'),
    }),
} as const;

/** All about a decision on an application, only here: stage, button, who, reasons, status, news. */
export const decisions = defineDecisions(
  recognitionStatus,
  {
    steps: {
      accept: { label: '受理' },
      check: { label: '网报核验', short: '核验' },
      confirm: { label: '现场确认' },
      audit: { label: '认定审批', short: '审批' },
    },
    calls: ['accept', 'check', 'confirm', 'audit'],
    /**
     * The point of the application together with its owner, or the owner alone: the recognising
     * organisation.
     */
    by: ['point', 'owner'],
    needs: {
      reason: reasonNeed,
      deadline: deadlineNeed,
      opinion: opinionNeed,
      whyBack: whyBackNeed,
      ...noticeNeeds,
      ...confirmationNeeds,
    },
    holds,
    tells: ['applicant', 'point'],
  },
  {
    receive: {
      step: 'accept',
      label: '受理',
      call: 'accept',
      by: 'point',
      from: 'declared',
      to: 'filed',
      otherwise: '只有已申报未受理的申请可以受理',
    },
    materialsQualified: {
      step: 'check',
      label: '材料合格',
      call: 'check',
      by: 'point',
      from: 'filed',
      to: 'qualified',
      otherwise: '只有待确认的申请可以核验为材料合格',
      // Whoever lacks something else may bring it to the point.
      holds: ['ofAge'],
      usual: true,
      tone: 'good',
    },
    materialsIncomplete: {
      step: 'check',
      label: '材料待补全',
      call: 'check',
      by: 'point',
      from: 'filed',
      to: 'incomplete',
      otherwise: '只有待确认的申请可以要求补全材料',
      needs: ['reason', 'deadline', 'missingSaid', 'letterFits', 'whyAgain'],
      tone: 'more',
      message: askForMaterials,
    },
    checkFailed: {
      step: 'check',
      label: '核验不通过',
      call: 'check',
      by: 'point',
      from: 'filed',
      to: 'refused',
      otherwise: '只有待确认的申请可以核验为不通过',
      needs: ['reason'],
      tone: 'bad',
    },
    notCompletedInTime: {
      step: 'check',
      label: '逾期未补全',
      call: 'check',
      by: 'point',
      from: 'incomplete',
      to: 'refused',
      otherwise: '只有材料待补全的申请可以按逾期未补全处理',
      needs: ['reason'],
      holds: ['deadlineOver'],
      tone: 'bad',
    },
    withdrawConclusion: {
      step: 'check',
      label: '撤销结论',
      call: 'check',
      by: 'owner',
      from: 'refused',
      to: 'filed',
      otherwise: '只有确认未通过的申请可以撤销结论',
      holds: ['planGoesOn'],
    },
    confirm: {
      step: 'confirm',
      label: '确认通过',
      call: 'confirm',
      by: 'point',
      from: 'qualified',
      to: 'confirmed',
      otherwise: '只有材料合格的申请可以确认通过',
      needs: ['checklist', 'healthSaid', 'healthSettled', 'health', 'healthDate'],
      holds: ['qualified'],
      usual: true,
      tone: 'good',
    },
    askMoreMaterials: {
      step: 'confirm',
      label: '再补材料',
      call: 'confirm',
      by: 'point',
      from: 'qualified',
      to: 'incomplete',
      otherwise: '只有材料合格的申请可以再要求补全材料',
      needs: ['reason', 'deadline', 'missingSaid', 'letterFits', 'whyAgain'],
      tone: 'more',
      message: askForMaterials,
    },
    confirmFailed: {
      step: 'confirm',
      label: '确认不通过',
      call: 'confirm',
      by: 'point',
      from: 'qualified',
      to: 'refused',
      otherwise: '只有材料合格的申请可以确认不通过',
      needs: ['reason'],
      tone: 'bad',
    },
    approve: {
      step: 'audit',
      label: '审批通过',
      call: 'audit',
      by: 'owner',
      from: 'confirmed',
      to: 'approved',
      otherwise: MOVED_ON,
      holds: ['withinPower', 'approvable', 'noOpenChange', 'unlimited', 'firstOfItsKind'],
      usual: true,
      tone: 'good',
      bulk: '批量审批通过',
    },
    returnToConfirmation: {
      step: 'audit',
      label: '退回确认',
      call: 'audit',
      by: 'owner',
      from: 'confirmed',
      to: 'qualified',
      otherwise: MOVED_ON,
      needs: ['opinion'],
      tone: 'more',
      bulk: true,
      message: {
        to: 'point',
        title: '申请退回确认',
        text: ({ name, regId, opinion }: { name: string; regId: string; opinion: string }) =>
          templateText('returnToPoint', { 姓名: name, 报名号: regId, 意见: opinion }),
      },
    },
    approveFail: {
      step: 'audit',
      label: '不予认定',
      call: 'audit',
      by: 'owner',
      from: 'confirmed',
      to: 'failed',
      otherwise: MOVED_ON,
      needs: ['opinion'],
      tone: 'bad',
      bulk: '批量不通过',
    },
    withdrawApproval: {
      step: 'audit',
      label: '撤回审批',
      call: 'audit',
      by: 'owner',
      from: 'approved',
      to: 'confirmed',
      otherwise: '只有待编号的申请可以撤回审批',
      needs: ['whyBack'],
      bulk: true,
    },
    withdrawFailure: {
      step: 'audit',
      label: '撤回结论',
      call: 'audit',
      by: 'owner',
      from: 'failed',
      to: 'confirmed',
      otherwise: '只有认定未通过的申请可以撤回结论',
      holds: ['planGoesOn'],
    },
  },
);

/** A decision on an application, by its name in the table. */
export type RecognitionDecision = (typeof decisions.keys)[number];

/** The words under which such letters stand in the life of an application. */
export const noticeEvents: readonly string[] = decisions.keys
  .filter((key) => decisions.get(key).needs.includes('whyAgain'))
  .map((key) => decisions.get(key).label);
