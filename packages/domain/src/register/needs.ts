import { material } from './materials';

/** Fewer say nothing. */
const SHORTEST = 4;

/** What somebody takes an approval back for, in words: it is read in the life of the case. */
export const whyBackNeed = {
  field: 'opinion',
  sentence: `请写明撤回审批的原因，至少${SHORTEST}个字`,
  met: ({ opinion }: { readonly opinion: string }) => [...opinion.trim()].length >= SHORTEST,
};

/** Why, from the list or in own words. */
export const reasonNeed = {
  field: 'reasons',
  sentence: '请选择或填写原因',
  met: ({
    reasons,
    reasonText,
    missing = [],
  }: {
    readonly reasons: readonly number[];
    readonly reasonText: string;
    readonly missing?: readonly unknown[];
  }) => reasons.length > 0 || reasonText !== '' || missing.length > 0,
};

/** Until when something is to be completed: not a day that has passed. */
export const deadlineNeed = {
  field: 'completeBefore',
  sentence: '请填写今天之后的补全截止日期',
  met: ({
    completeBefore,
    today,
  }: {
    readonly completeBefore: string | null;
    readonly today: string;
  }) => completeBefore !== null && completeBefore >= today,
};

interface Health {
  readonly healthResult: number | null;
}
const UNFIT = 2;
const UNSETTLED = 3;

/** What must have been looked at, and found, before somebody is confirmed on the spot. */
export const confirmationNeeds = {
  checklist: {
    field: 'materials',
    sentence: '请逐项核对材料，全部勾选后再确认通过；缺少的请按再补材料办理',
    met: ({ materials }: { readonly materials: readonly number[] }) =>
      material.codes.every((one) => materials.includes(Number(one))),
  },
  healthSaid: {
    field: 'healthResult',
    sentence: '请选择体检结论',
    met: ({ healthResult }: Health) => healthResult !== null,
  },
  healthSettled: {
    field: 'healthResult',
    sentence: '体检结论待定，有结论后才能确认通过',
    met: ({ healthResult }: Health) => healthResult !== UNSETTLED,
  },
  health: {
    field: 'healthResult',
    sentence: '体检不合格，不能确认通过',
    met: ({ healthResult }: Health) => healthResult !== UNFIT,
  },
  healthDate: {
    field: 'healthDate',
    sentence: '请填写体检日期',
    met: ({ healthDate }: { readonly healthDate: string | null }) => healthDate !== null,
  },
};
