/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  message: '消息',
  sms: '短信',
} as const;
