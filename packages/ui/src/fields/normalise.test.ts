import { expect, test } from 'vitest';
import {
  countChars,
  normaliseCreditCode,
  normaliseIdNo,
  normaliseMobile,
  passwordStrength,
} from './normalise';

test('证件号码去空格、全角转半角、末位大写', () => {
  expect(normaliseIdNo(' １１８８０１ 20000101 001ｘ ')).toBe('11880120000101001X');
});

test('手机号码去区号、横线和全角', () => {
  expect(normaliseMobile('+86 １５４-0000-0001')).toBe('15400000001');
  expect(normaliseMobile('15400000001\u202c')).toBe('15400000001');
});

test('信用代码大写', () => {
  expect(normaliseCreditCode('1211 8801ma0000001ｘ')).toBe('12118801MA0000001X');
});

test('密码强度', () => {
  expect([
    passwordStrength(''),
    passwordStrength('Ab1!'),
    passwordStrength('abcdefgh'),
    passwordStrength('Abcdef12'),
    passwordStrength('Abcdef12!xyz'),
  ]).toEqual([0, 1, 1, 2, 4]);
});

test('生僻字按一个字计数', () => {
  expect(countChars('𬭎𬍛䶮')).toBe(3);
});
