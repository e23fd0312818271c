import { expect, test } from 'vitest';
import { limitBasis } from './basis';

const entered = { limitType: 2, laws: ['L3'], beginDate: '2024-06-18' };

// Rules: domain-08, domain-09
test('丧失终身；撤销限制五年，弄虚作假和品行不良各有一类；作弊三年', () => {
  expect(limitBasis({ ...entered, limitType: 1, laws: ['L1'] })).toEqual({
    kind: 'lifelong',
    term: 0,
    endDate: null,
  });
  expect(limitBasis(entered)).toEqual({ kind: 'revokeFraud5', term: 5, endDate: '2029-06-17' });
  expect(limitBasis({ ...entered, laws: ['L4'] }).kind).toBe('revokeConduct5');
  expect(limitBasis({ ...entered, limitType: 3, laws: ['L5'] })).toEqual({
    kind: null,
    term: 3,
    endDate: '2027-06-17',
  });
});

test('从业禁止和其他按文书：终身，或者写明截止日期', () => {
  const ban = { ...entered, limitType: 4, laws: ['L6'] };
  expect(() => limitBasis(ban)).toThrow('请按文书选择终身或按文书');
  expect(() => limitBasis({ ...ban, term: 9 })).toThrow('请按文书填写限制截止日期');
  expect(() => limitBasis({ ...ban, term: 9, endDate: '2024-06-17' })).toThrow('不早于');
  expect(limitBasis({ ...ban, term: 9, endDate: '2030-01-01' }).endDate).toBe('2030-01-01');
  expect(limitBasis({ ...ban, term: 0, endDate: '2030-01-01' }).endDate).toBeNull();
});

test('法律依据要与限制类型相符', () => {
  expect(() => limitBasis({ ...entered, laws: ['L1'] })).toThrow(
    expect.objectContaining({ field: 'laws' }),
  );
  expect(limitBasis({ ...entered, limitType: 9, laws: ['L1'], term: 0 }).term).toBe(0);
});
