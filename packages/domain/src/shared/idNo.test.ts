import { expect, test } from 'vitest';
import { checkIdNo, idNoFrom15, normalIdNo } from './idNo';

test.each([
  ['11010519491231002X', '1949-12-31', 2],
  ['440524188001010014', '1880-01-01', 1],
  ['118801199803150015', '1998-03-15', 1],
  ['118801199803150023', '1998-03-15', 2],
  ['33880119950606009X', '1995-06-06', 1],
  ['818801199905050053', '1999-05-05', 1],
])('%s 是正确的号码', (idNo, birthDate, sex) => {
  expect(checkIdNo(1, idNo)).toEqual({ ok: true, birthDate, sex });
});

test.each([
  ['118801199830150015', '证件号码中的出生日期不存在'],
  ['328802200102290139', '证件号码中的出生日期不存在'],
  ['118801199803150016', '证件号码校验位错误'],
  ['998801199803150015', '证件号码格式不正确'],
  ['11880119980315001', '证件号码格式不正确'],
])('%s 被拒绝：%s', (idNo, message) => {
  expect(checkIdNo(1, idNo)).toEqual({ ok: false, message });
});

test('15位旧号升位后通过校验', () => {
  expect(idNoFrom15('118801680214011')).toBe('118801196802140110');
  expect(checkIdNo(1, '118801196802140110').ok).toBe(true);
});

test('全角、空格和小写x被规范化', () => {
  expect(normalIdNo('３３８８０１ １９９５０６０６００９x')).toBe('33880119950606009X');
});

test('居住证须以81、82、83开头，通行证各有格式', () => {
  expect(checkIdNo(2, '818801199905050053').ok).toBe(true);
  expect(checkIdNo(2, '118801199803150015').ok).toBe(false);
  expect(checkIdNo(3, 'H12345678').ok).toBe(true);
  expect(checkIdNo(3, 'X12345678').ok).toBe(false);
  expect(checkIdNo(4, '12345678').ok).toBe(true);
});
