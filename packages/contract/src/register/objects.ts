/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  paper: '文书',
} as const;
