import { expect, test } from 'vitest';
import { accountLength, fitsRuleA, fitsRuleB, passwordWeakness } from './password';

// Rules: password-01, password-02, password-03, password-04
test.each([
  ['Sunny-2024', true],
  ['sunny-2024', true],
  ['Sunny2024', false],
  ['sunny-sun', false],
  ['2024-2024', false],
  ['Su-2024', false],
  ['Sunny 2024-', false],
  ['Sunny(2024', false],
])('规则A %s：%s', (password, fits) => {
  expect(fitsRuleA(password)).toBe(fits);
});

// Rules: password-15, password-16, password-17, password-18, password-19
test.each([
  ['Sunny!2024', true],
  ['sunny(2024)', true],
  ['Sunny-2024!', false],
  ['Sunny2024', false],
  ['S!1', false],
  ['Sunny!2024Sunny!2024x', false],
])('规则B %s：%s', (password, fits) => {
  expect(fitsRuleB(password)).toBe(fits);
});

test('常见密码、含账号的密码被指出', () => {
  expect(passwordWeakness('Admin@123', [])).toContain('常见');
  expect(passwordWeakness('demo_gj-2024', ['demo_gj'])).toContain('账号');
  expect(passwordWeakness('Teacher-2024', [])).toContain('系统名称');
  expect(passwordWeakness('Rainy_2025#', ['demo_gj'])).toBeUndefined();
});

test('账号长度双字节算两个', () => {
  expect(accountLength('demo_q0001')).toBe(10);
  expect(accountLength('云汀市东霁区')).toBe(12);
});
