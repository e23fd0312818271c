/** What the lists of people of points show and are searched by. */
export const COLUMNS = [
  'name',
  'status',
  'condition',
  'account',
  'pointName',
  'parentName',
  'pointRole',
  'mobile',
  'keySerial',
  'validTo',
  'seenAt',
  'updatedAt',
] as const;
export const SEARCH = ['account', 'name', 'pointName', 'mobile', 'pointRole', 'status'] as const;
