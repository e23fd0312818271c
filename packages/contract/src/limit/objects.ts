/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  limitPush: '限制库推送',
} as const;
