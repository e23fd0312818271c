import { expect, test } from 'vitest';
import { annulKind, requireInto } from './annuls';

const [ANNUL, TRANSFER] = [annulKind.code('annul'), annulKind.code('transfer')];
const county = (orgId: string, city = '1188', more = {}) => ({
  orgId,
  orgType: 2,
  status: 1,
  prov: '11',
  city,
  county: `${city}${orgId}`,
  ...more,
});

test('撤并要同省同级，移交要同一地市；接收的机构要启用', () => {
  const from = county('01');
  expect(requireInto(ANNUL, from, county('02', '1199'))).toBeTruthy();
  expect(() => requireInto(ANNUL, from, county('02', '1188', { orgType: 3 }))).toThrow(
    '请选择本省同一级别的机构',
  );
  expect(() => requireInto(ANNUL, from, county('02', '2288', { prov: '22' }))).toThrow('本省');
  expect(requireInto(TRANSFER, from, county('02', '1188', { orgType: 3 }))).toBeTruthy();
  expect(() => requireInto(TRANSFER, from, county('02', '1199'))).toThrow('请选择同一地市的机构');
  expect(() => requireInto(ANNUL, from, county('02', '1188', { status: 0 }))).toThrow('已停用');
  expect(() => requireInto(ANNUL, from, from)).toThrow('不能选择本身');
  expect(() => requireInto(ANNUL, from, undefined)).toThrow('请选择接收的机构');
  expect(() => requireInto(ANNUL, county('01', '1188', { orgType: 1 }), county('02'))).toThrow(
    '高校和确认点请停用',
  );
});
