import { graduateVerify } from '@tqc/domain/dictionaries';
import { expect, test } from 'vitest';
import { factsOf } from '../kit';
import { RegistrationDetail } from './registrationRow';

// Rules: domain-17, domain-18
test('一份申请带着学历、学籍的核验情况，和是否待补学历', () => {
  const { collegeVerifyStatus, studentVerifyStatus, collegeAppendFlag } = RegistrationDetail.shape;
  for (const verified of [collegeVerifyStatus, studentVerifyStatus])
    expect(factsOf(verified)?.options?.map(({ value }) => value)).toEqual(graduateVerify.codes);
  expect(collegeAppendFlag.parse(true)).toBe(true);
});
