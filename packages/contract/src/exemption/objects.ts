/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  exemptImport: '免试数据导入',
  exemptSmsTask: '免试短信任务',
  exemptStudent: '免试学生',
} as const;
