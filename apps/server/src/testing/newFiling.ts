/** A filing that covers numbers of persons, but for the letter of promise that goes with it. */
export const newFiling = {
  filingType: 1,
  purpose: '报送上级',
  dataScope: '2024年上半年，本机构',
  columns: ['idNo'],
  reason: '上级系统按证件号码比对',
  expected: 100,
  days: 30,
  responsible: '演示责任人',
};
