/** What every list of registrations can be asked for. */
export const recordSearch = [
  'name',
  'idNo',
  'archiveNo',
  'certNo',
  'workUnit',
  'teachGrade',
  'teachSubject',
  'registrationType',
  'schoolKind',
  { name: 'applyTime', label: '网报时间', kind: 'dateRange' },
] as const;
