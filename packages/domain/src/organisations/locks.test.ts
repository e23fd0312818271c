import { lockFunction } from '@tqc/domain/dictionaries';
import { expect, test } from 'vitest';
import { functionOf, lockFlow, lockState, lockStateAt } from './locks';

test('锁定的起止按分钟算：到开始的那一分钟起锁定，到结束的那一分钟放开', () => {
  const lock = { beginTime: '2024-06-18 08:00', endTime: '2024-06-18 18:00' };
  const stateAt = (minute: string) => lockState.nameOf(lockStateAt(minute, lock));
  expect(
    ['2024-06-18 07:59', '2024-06-18 08:00', '2024-06-18 17:59', '2024-06-18 18:00'].map(stateAt),
  ).toEqual(['planned', 'running', 'running', 'over']);
  expect(lockFlow.can('remove', lockState.code('running'))).toBe(false);
});

test('每项功能都管得到自己的权限，别的权限不受影响', () => {
  const found = [
    'register.orgBatch.edit',
    'register.registration.confirm',
    'register.registration.audit',
    'cert.certAssign.add',
    'cert.certChange.apply',
    'enroll.enrollment.edit',
    'register.registration.export',
  ].map(functionOf);
  expect(found).toEqual(lockFunction.codes);
  expect(['basic.baseOrg.edit', 'register.registration.view'].map(functionOf)).toEqual([
    undefined,
    undefined,
  ]);
});
