/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  alert: '预警',
  alertRule: '预警规则',
  report: '报表',
  wall: '大屏',
} as const;
