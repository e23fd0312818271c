/** Why a plan cannot be ended yet: records under it that are not settled. */
export const unsettledReason = ({
  unsettled,
}: {
  readonly unsettled: number;
}): string | undefined => (unsettled > 0 ? `还有${unsettled}条注册申请没有办结` : undefined);
