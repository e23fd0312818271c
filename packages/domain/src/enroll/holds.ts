import { limitStatus, recordStatusEnroll } from '../dictionaries';

/** Entries of the library that bind nobody: they do not hold a conclusion. */
const ENDED: readonly number[] = [
  limitStatus.code('draft'),
  limitStatus.code('refused'),
  limitStatus.code('released'),
];

/** What decisions on registrations rest on besides what is said: each tells why not. */
export const enrollHolds = {
  /** A record of somebody who stands in the restriction library is not registered. */
  unrestricted: ({ recordStatus }: { readonly recordStatus: number }) =>
    recordStatus === recordStatusEnroll.code('restricted')
      ? ['命中限制库，不能注册合格；请按实际情况选择其他结论']
      : [],
  noticeOver: ({
    noticeEnd,
    today,
  }: {
    readonly noticeEnd: string | null;
    readonly today: string;
  }) =>
    noticeEnd !== null && today <= noticeEnd
      ? [`公示期未满，不能复核（公示到${noticeEnd}为止）`]
      : [],
  notPrinted: ({ printed }: { readonly printed: boolean }) =>
    printed ? ['结论贴已打印，请先重置打印再撤销结论'] : [],
  /** What the restriction library was asked on the ground of a conclusion comes back first. */
  noRestriction: ({
    restriction,
  }: {
    readonly restriction: { readonly status: number; readonly limitNo: string | null } | null;
  }) =>
    restriction !== null && !ENDED.includes(restriction.status)
      ? [
          `据该结论提交的限制记录${restriction.limitNo ?? ''}还没有结束，请先在限制库管理中撤回或申请解除`,
        ]
      : [],
  planGoesOn: ({ planOver }: { readonly planOver: string | undefined }) =>
    planOver === undefined ? [] : [planOver],
};
