import { templateText } from '../messages/templates';
import { finalJudgement, firstReview, recheck } from '../dictionaries';
import { defineDecisions } from '../kit';
import { enrollHolds } from './holds';
import { missingMaterials } from './materials';
import { enrollNeeds } from './needs';

const MOVED_ON = '该记录的状态已变化，请刷新后再操作';
const CONCLUDED = [
  'qualified',
  'deferred',
  'unqualified',
  'noQualification',
  'notInScope',
] as const;

/** The five conclusions, alike in each stage but for their step, who gives them and what holds. */
const conclusions = <S extends string, B extends string, H extends keyof typeof enrollHolds>(
  step: S,
  by: B,
  holds: readonly H[],
) =>
  ({
    deferred: {
      step,
      label: '暂缓',
      call: step,
      by,
      from: 'pending',
      to: 'deferred',
      otherwise: MOVED_ON,
      needs: ['conditions', 'opinion'],
      holds: [...holds, 'planGoesOn'],
      bulk: '批量暂缓',
    },
    unqualified: {
      step,
      label: '不合格',
      call: step,
      by,
      from: 'pending',
      to: 'unqualified',
      otherwise: MOVED_ON,
      needs: ['reasons', 'articles', 'opinion'],
      holds: [...holds, 'planGoesOn'],
      tone: 'bad',
      bulk: '批量不合格',
    },
    notInScope: {
      step,
      label: '不在注册范围',
      call: step,
      by,
      from: 'pending',
      to: 'notInScope',
      otherwise: MOVED_ON,
      needs: ['opinion'],
      holds: [...holds, 'planGoesOn'],
    },
    noQualification: {
      step,
      label: '无教师资格',
      call: step,
      by,
      from: 'pending',
      to: 'noQualification',
      otherwise: MOVED_ON,
      needs: ['opinion'],
      holds: [...holds, 'planGoesOn'],
    },
  }) as const;

/** 初核: what the point or its organisation says of a record, and how it asks for documents. */
export const firstDecisions = defineDecisions(
  firstReview,
  {
    steps: { first: { label: '初核' } },
    calls: ['first'],
    /** The organisation of the plan, or its point. */
    by: ['point'],
    needs: enrollNeeds,
    holds: enrollHolds,
    tells: ['applicant'],
  },
  {
    qualified: {
      step: 'first',
      label: '合格',
      call: 'first',
      by: 'point',
      from: 'pending',
      to: 'qualified',
      otherwise: MOVED_ON,
      needs: ['complete'],
      holds: ['unrestricted', 'planGoesOn'],
      usual: true,
      tone: 'good',
      bulk: '批量合格',
    },
    ...conclusions('first', 'point', []),
    incomplete: {
      step: 'first',
      label: '材料不全',
      call: 'first',
      by: 'point',
      from: 'pending',
      otherwise: '只有待初核的记录可以要求补齐材料',
      needs: ['missing', 'deadline'],
      holds: ['planGoesOn'],
      tone: 'more',
      bulk: '批量材料不全',
      message: {
        to: 'applicant',
        text: ({
          missing,
          missingText,
          completeBefore,
        }: {
          readonly missing: readonly number[];
          readonly missingText: string;
          readonly completeBefore: string | null;
        }) =>
          templateText('askEnrollMaterials', {
            日期: completeBefore ?? '',
            材料: missingMaterials(missing, missingText),
          }),
      },
    },
    withdraw: {
      step: 'first',
      label: '撤销初核结论',
      call: 'first',
      by: 'point',
      from: CONCLUDED,
      to: 'pending',
      otherwise: '只有已初核、还没有复核的记录可以撤销结论',
      needs: ['opinion'],
      holds: ['planGoesOn'],
    },
  },
);

/** 复核: opens the day after the notice of the plan ended. */
export const recheckDecisions = defineDecisions(
  recheck,
  {
    steps: { recheck: { label: '复核' } },
    calls: ['recheck'],
    by: ['rechecker'],
    needs: enrollNeeds,
    holds: enrollHolds,
    tells: [],
  },
  {
    qualified: {
      step: 'recheck',
      label: '合格',
      call: 'recheck',
      by: 'rechecker',
      from: 'pending',
      to: 'qualified',
      otherwise: MOVED_ON,
      holds: ['noticeOver', 'unrestricted', 'planGoesOn'],
      usual: true,
      tone: 'good',
      bulk: '批量合格',
    },
    ...conclusions('recheck', 'rechecker', ['noticeOver']),
    returned: {
      step: 'recheck',
      label: '退回初核',
      call: 'recheck',
      by: 'rechecker',
      from: 'pending',
      otherwise: '只有待复核的记录可以退回初核',
      needs: ['opinion'],
      holds: ['planGoesOn'],
      tone: 'more',
      bulk: '批量退回初核',
    },
    withdraw: {
      step: 'recheck',
      label: '撤销复核结论',
      call: 'recheck',
      by: 'rechecker',
      from: CONCLUDED,
      to: 'pending',
      otherwise: '只有已复核、还没有终审的记录可以撤销结论',
      needs: ['opinion'],
      holds: ['planGoesOn'],
    },
  },
);

/** 终审: what ends the case; 合格 registers. */
export const finalDecisions = defineDecisions(
  finalJudgement,
  {
    steps: { final: { label: '终审' } },
    calls: ['final'],
    by: ['judge'],
    needs: enrollNeeds,
    holds: enrollHolds,
    tells: [],
  },
  {
    qualified: {
      step: 'final',
      label: '合格',
      call: 'final',
      by: 'judge',
      from: 'pending',
      to: 'qualified',
      otherwise: MOVED_ON,
      holds: ['unrestricted', 'planGoesOn'],
      usual: true,
      tone: 'good',
      bulk: '批量合格',
    },
    ...conclusions('final', 'judge', []),
    returned: {
      step: 'final',
      label: '退回复核',
      call: 'final',
      by: 'judge',
      from: 'pending',
      otherwise: '只有待终审的记录可以退回复核',
      needs: ['opinion'],
      holds: ['planGoesOn'],
      tone: 'more',
      bulk: '批量退回复核',
    },
    withdraw: {
      step: 'final',
      label: '撤销终审结论',
      call: 'final',
      by: 'judge',
      from: CONCLUDED,
      to: 'pending',
      otherwise: '只有已终审的记录可以撤销结论',
      needs: ['opinion'],
      holds: ['notPrinted', 'noRestriction', 'planGoesOn'],
    },
  },
);

/** Decisions of the stages by their names in the tables. */
export type FirstDecision = (typeof firstDecisions.keys)[number];
export type RecheckDecision = (typeof recheckDecisions.keys)[number];
export type FinalDecision = (typeof finalDecisions.keys)[number];
