/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  ecert: '电子证书',
  ecertIssueDate: '发证日期',
  ecertPopUp: '发证日期弹窗',
  orgStamp: '电子印章',
} as const;
