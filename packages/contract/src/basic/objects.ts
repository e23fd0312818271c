/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  siteInfo: '公示信息',
  usbKey: 'UKey',
} as const;
