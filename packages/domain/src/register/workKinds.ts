import { blankStockStatus } from '../dictionaries';

interface Kind {
  /** As the person who does it calls it. */
  readonly label: string;
  /** Organisation types whose work it is. */
  readonly orgTypes: readonly number[];
  /** What it waits for, where that is no approval. */
  readonly waitsFor?: string;
  /** It is done in a page of its own, not in the inbox of all approvals: the key of that. */
  readonly page?: string;
  /** What the list of that page is asked for first. */
  readonly asked?: Readonly<Record<string, number>>;
}

/**
 * What waits for an organisation besides its applications: approvals of plans, registrations,
 * certificates and restrictions, and work that is no approval. Whose it is, for the inbox and for
 * what counts it.
 */
export const workKinds = {
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
    page: 'cert.blankStock',
    asked: { status: blankStockStatus.code('asked') },
  },
  reissue: {
    label: '补发换发',
    orgTypes: [2, 3, 4],
    page: 'cert.reissue',
  },
  college: {
    label: '学历历史',
    orgTypes: [2, 3, 4],
    waitsFor: '待补充',
    page: 'cert.supplementCollege',
  },
} as const satisfies Readonly<Record<string, Kind>>;
/** How the tile of a kind is worded on the first page. */
export const tileOf = (kind: WorkKey): string => {
  const { label, waitsFor = '待审' }: Kind = workKinds[kind];
  return `${label}${waitsFor}`;
};
/** The page of its own in which a kind is done, if any, and what its list is asked for. */
export function pageOfKind(
  kind: WorkKey,
): { readonly page: string; readonly asked: Readonly<Record<string, number>> } | undefined {
  const { page, asked = {} }: Kind = workKinds[kind];
  return page === undefined ? undefined : { page, asked };
}
export type WorkKey = keyof typeof workKinds;

/** The names of the kinds, in the order in which they are decided. */
export const workKeys: readonly [WorkKey, ...WorkKey[]] = [
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
