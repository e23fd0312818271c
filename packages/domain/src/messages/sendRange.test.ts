import { expect, test } from 'vitest';
import { sendRange } from '../dictionaries';
import { rangesFor } from './sendRange';

// Rules: message-22, message-23, message-24
test('国家级四种范围都有，省级管理员多一种按角色，其余只能选人', () => {
  expect(rangesFor({ orgType: 5, manage: false })).toEqual(sendRange.codes);
  expect(rangesFor({ orgType: 4, manage: true }).map((code) => sendRange.label(code))).toEqual([
    '指定人员',
    '按角色',
  ]);
  expect(rangesFor({ orgType: 4, manage: false })).toEqual([2]);
  for (const orgType of [1, 2, 3, 6]) expect(rangesFor({ orgType, manage: true })).toEqual([2]);
});
