import { expect, test } from 'vitest';
import { affairFlow, applicantAccountFlow, maskEmail, realNameFlow, validationFlow } from '.';

test('人工审核只办待审核的；不通过的可以再提交', () => {
  expect(realNameFlow.next('pass', 3)).toBe(4);
  expect(realNameFlow.next('refuse', 3)).toBe(5);
  expect(realNameFlow.next('doubt', 3)).toBe(3);
  expect(realNameFlow.next('askReview', 5)).toBe(3);
  expect(realNameFlow.next('askReview', 2)).toBe(3);
  expect(() => realNameFlow.next('pass', 4)).toThrow('只有待人工审核的可以审核');
});

test('账户锁定、解锁；注销的不能再动', () => {
  expect(applicantAccountFlow.next('lock', 0)).toBe(1);
  expect(applicantAccountFlow.next('unlock', 1)).toBe(0);
  expect(applicantAccountFlow.can('changeMobile', 2)).toBe(false);
});

test('邮箱只留首字和域名', () => {
  expect(maskEmail('wangsh@yanshi.cn')).toBe('w***@yanshi.cn');
  expect(maskEmail('')).toBe('');
});

test('人工核验只用于没有核验过的和部分核验的', () => {
  expect([0, 1, 2].map((state) => validationFlow.can('checkByHand', state))).toEqual([
    true,
    false,
    true,
  ]);
});

test('事务只审核一次', () => {
  expect([affairFlow.next('pass', 0), affairFlow.next('refuse', 0)]).toEqual([1, 2]);
  expect(() => affairFlow.next('pass', 2)).toThrow('只有待审核的事务可以审核');
});
