interface Kind {
  /** As the person who decides calls it. */
  readonly label: string;
  /** Organisation types that decide it. */
  readonly orgTypes: readonly number[];
}

/**
 * What is approved of plans, registrations, certificates and restrictions: whose it is to decide,
 * for the inbox and for what counts it.
 */
export const approvalKinds = {
  provincePlan: { label: '省级认定计划', orgTypes: [5] },
  orgPlan: { label: '机构认定计划', orgTypes: [3, 4, 5] },
  planChange: { label: '计划变更', orgTypes: [3, 4, 5] },
  dataChange: { label: '申请数据变更', orgTypes: [2, 3, 4] },
  endPlan: { label: '结束计划', orgTypes: [3, 4, 5] },
  enrollProvincePlan: { label: '省级注册计划', orgTypes: [5] },
  enrollOrgPlan: { label: '机构注册计划', orgTypes: [3, 4, 5] },
  enrollPlanChange: { label: '注册计划变更', orgTypes: [3, 4, 5] },
  enrollEndPlan: { label: '结束注册计划', orgTypes: [3, 4, 5] },
  enrollConclusion: { label: '注册结论变更', orgTypes: [2, 3, 4] },
  certChange: { label: '证书变更', orgTypes: [2, 3, 4] },
  restriction: { label: '限制录入', orgTypes: [3, 4, 5] },
  releaseReview: { label: '限制解除（初审）', orgTypes: [3, 4] },
  release: { label: '限制解除（审批）', orgTypes: [4, 5] },
} as const satisfies Readonly<Record<string, Kind>>;
export type ApprovalKey = keyof typeof approvalKinds;

/** The names of the kinds, in the order in which they are decided. */
export const approvalKeys: readonly [ApprovalKey, ...ApprovalKey[]] = [
  'provincePlan',
  'orgPlan',
  'planChange',
  'dataChange',
  'endPlan',
  'enrollProvincePlan',
  'enrollOrgPlan',
  'enrollPlanChange',
  'enrollEndPlan',
  'enrollConclusion',
  'certChange',
  'restriction',
  'releaseReview',
  'release',
];
