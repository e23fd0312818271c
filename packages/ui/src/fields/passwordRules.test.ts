import { expect, test } from 'vitest';
import { passwordChecks, passwordProblem } from './passwordRules';

test.each([
  ['A', 'Abc12345#', true],
  ['A', 'abc-1234', true],
  ['A', 'abc12345', false],
  ['A', 'abcdefg#', false],
  ['A', '1234567#', false],
  ['A', 'ab1#', false],
  ['A', 'abc1234^', false],
  ['B', 'abc1234^', true],
  ['B', 'abc-1234!', false],
  ['B', `Abc1!${'x'.repeat(16)}`, false],
  ['B', `Abc1!${'x'.repeat(15)}`, true],
  ['B', '密码abc123!', false],
] as const)('规则 %s：%s 是否合格 %s', (rule, password, good) => {
  expect(passwordProblem(rule, password) === undefined).toBe(good);
});

test('不合格时说规则里的原话，空密码一条也不算做到', () => {
  expect(passwordProblem('A', '')).toContain('密码长度8位以上');
  expect(passwordProblem('B', '')).toContain('长度8到20');
  expect(passwordChecks('B', '').some(({ met }) => met)).toBe(false);
});
