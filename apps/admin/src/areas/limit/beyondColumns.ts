/** What is shown of entries of other organisations. */
export const beyondColumns = [
  'name',
  'status',
  'sex',
  'idNo',
  'limitType',
  'laws',
  'authority',
  'orgName',
  'prov',
  'beginDate',
  'endDate',
] as const;
