import { expect, test } from 'vitest';
import { acceptanceNo, archiveNo, batchNo, registrationNo } from './runningNo';

test('各类流水号的样例与长度', () => {
  expect(registrationNo(2024, 1, '32', 12345)).toBe('2024013200012345');
  expect(archiveNo(2024, '32', '188', 'register', 127)).toBe('2024321881000127');
  expect(archiveNo(2024, '32', '188', 'enroll', 42)).toBe('2024321882000042');
  expect(acceptanceNo('32', '188', '2024-06-11', 7)).toBe('32188202406110007');
  expect(batchNo('AQ', '2024-06-11', 3)).toBe('AQ202406110003');
});

test('流水号用完时报错，不产生重号', () => {
  expect(() => archiveNo(2024, '32', '188', 'register', 1_000_000)).toThrow();
});
