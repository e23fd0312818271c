interface Kind {
  /** As the person who decides calls it. */
  readonly label: string;
  /** Organisation types that decide it. */
  readonly orgTypes: readonly number[];
  /** What it waits for, where that is no approval. */
  readonly waitsFor?: string;
  /** It is done in a page of its own, not in the inbox of all approvals: the address of that. */
  readonly page?: string;
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
  blanks: {
    label: '空白证书',
    orgTypes: [4],
    waitsFor: '待分配',
    page: '/historyDataManage/blanks?status=0',
  },
  reissue: {
    label: '补发换发',
    orgTypes: [2, 3, 4],
    page: '/historyDataManage/CertApplySubModel',
  },
  college: {
    label: '学历历史',
    orgTypes: [2, 3, 4],
    waitsFor: '待补充',
    page: '/historyDataManage/SupplementCollegeSubModel',
  },
} as const satisfies Readonly<Record<string, Kind>>;
/** How the tile of a kind is worded on the first page. */
export const tileOf = (kind: ApprovalKey): string => {
  const { label, waitsFor = '待审' }: Kind = approvalKinds[kind];
  return `${label}${waitsFor}`;
};
/** The page in which a kind is done, where it has one of its own. */
export const pageOfKind = (kind: ApprovalKey): string | undefined => {
  const { page }: Kind = approvalKinds[kind];
  return page;
};
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
  'blanks',
  'reissue',
  'college',
];
