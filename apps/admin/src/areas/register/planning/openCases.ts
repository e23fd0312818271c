/** Why a plan cannot be ended yet: applications under it that are not settled. */
export const openCases = ({ unsettled }: { readonly unsettled: number }): string | undefined =>
  unsettled > 0 ? `还有${unsettled}条申请没有办结` : undefined;
