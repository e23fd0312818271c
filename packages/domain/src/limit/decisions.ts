import { templateText } from '../messages/templates';
import { limitStatus } from '../dictionaries';
import { defineDecisions, opinionNeed, passing, refusing } from '../kit';

interface Told {
  readonly name: string;
  readonly limitNo: string;
  readonly opinion: string;
}
const about = ({ name, limitNo }: Told) => `${name}（限制记录号 ${limitNo}）`;

const approval = { step: 'approval', call: 'workflow', by: 'above', from: 'reported' } as const;
const review = {
  step: 'releaseReview',
  call: 'workflow',
  by: 'first',
  from: 'releaseAsked',
  otherwise: '只有待解除初审的限制可以初审',
} as const;
const release = {
  step: 'release',
  call: 'workflow',
  by: 'final',
  from: 'releaseReviewed',
  otherwise: '只有待解除审批的限制可以审批',
} as const;

/** All about a decision on an entry of the restriction library: in force, and lifted again. */
export const limitDecisions = defineDecisions(
  limitStatus,
  {
    steps: {
      approval: { label: '限制审批', short: '审批' },
      releaseReview: { label: '解除初审', short: '初审' },
      release: { label: '解除审批', short: '审批' },
    },
    calls: ['workflow'],
    /** Organisations that stand in the entry: above its own, first and last of its release. */
    by: ['above', 'first', 'final'],
    needs: { opinion: opinionNeed },
    tells: ['reporter', 'final'],
  },
  {
    approve: passing(approval, {
      label: '同意限制',
      to: 'limited',
      otherwise: '只有待审批的限制可以同意',
      bulk: '批量同意',
      message: {
        to: 'reporter',
        title: '限制已生效',
        text: (told: Told) => `${about(told)}已列入限制库。`,
      },
    }),
    reject: refusing(approval, {
      label: '驳回限制',
      to: 'refused',
      otherwise: '只有待审批的限制可以驳回',
      bulk: '批量驳回',
      message: {
        to: 'reporter',
        title: '限制未通过审批',
        text: ({ name, limitNo, opinion }: Told) =>
          templateText('limitRefused', { 姓名: name, 记录号: limitNo, 意见: opinion }),
      },
    }),
    reviewPassed: passing(review, {
      label: '初审同意解除',
      to: 'releaseReviewed',
      bulk: '批量同意解除',
      message: {
        to: 'final',
        title: '有限制解除待审批',
        text: (told: Told) => `${about(told)}的解除申请已通过初审，请审批。`,
      },
    }),
    reviewFailed: refusing(review, {
      label: '初审不同意解除',
      to: 'limited',
      bulk: '批量不同意解除',
      message: {
        to: 'reporter',
        title: '解除申请未通过初审',
        text: (told: Told) => `${about(told)}仍在限制中：${told.opinion}`,
      },
    }),
    releaseApproved: passing(release, {
      label: '同意解除',
      to: 'released',
      message: {
        to: 'reporter',
        title: '限制已解除',
        text: (told: Told) => `${about(told)}已解除限制。`,
      },
    }),
    releaseRefused: refusing(release, {
      label: '不同意解除',
      to: 'limited',
      message: {
        to: 'reporter',
        title: '解除申请未通过审批',
        text: (told: Told) => `${about(told)}仍在限制中：${told.opinion}`,
      },
    }),
  },
);

/** A decision on an entry, by its name in the table. */
export type LimitDecision = (typeof limitDecisions.keys)[number];

/** A step of deciding: what waits in one list. */
export const limitSteps = ['approval', 'releaseReview', 'release'] as const;
