import { checkIdNo } from '@tqc/domain/shared';
import { expect, test } from 'vitest';
import { invented } from './invented';
import { longName, names } from './names';

test('证件号码校验位正确、地区未分配、性别一致，同一序号总是同一人', () => {
  for (const serial of names.keys()) {
    const { idNo, birthDate, sex } = invented(serial);
    expect(checkIdNo(1, idNo)).toEqual({ ok: true, birthDate, sex });
    expect(idNo.slice(2, 4)).toBe('88');
    expect(invented(serial)).toEqual(invented(serial));
  }
});

test('号码只给出遮盖的样子，手机号用154号段', () => {
  const { maskedIdNo, mobile, maskedMobile } = invented(3);
  expect(maskedIdNo).toMatch(/^118\*{11}\d{3}[\dX]$/);
  expect(mobile).toMatch(/^154\d{8}$/);
  expect(maskedMobile).toMatch(/^154\*{4}\d{4}$/);
});

test('有二十二个字的名字、同名的人、基本平面以外的字', () => {
  expect([...longName]).toHaveLength(22);
  expect(new Set(names).size).toBeLessThan(names.length);
  expect(names.some((name) => [...name].some((one) => (one.codePointAt(0) ?? 0) > 0xffff))).toBe(
    true,
  );
});
