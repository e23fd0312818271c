/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  blankStock: '空白证书',
  certPrint: '证书打印',
  certTrack: '证书轨迹',
} as const;
