import { expect, test } from 'vitest';
import { z } from 'zod';
import { caseFields, caseLife, decisionFields } from './caseFields';
import { factsOf } from './field';
import { membersOf } from './members';

test('一个决定和意见：表里的决定才收，意见可以不填，最多200字，叫什么由各处说', () => {
  const input = z.object(decisionFields(['approve', 'reject'], '审批意见'));
  expect(input.parse({ decision: 'approve' })).toEqual({ decision: 'approve', opinion: '' });
  expect(input.parse({ decision: 'reject', opinion: '' }).opinion).toBe('');
  expect(input.safeParse({ decision: 'revoke' }).success).toBe(false);
  expect(input.safeParse({ decision: 'reject', opinion: '长'.repeat(201) }).success).toBe(false);
  const { opinion } = membersOf(input);
  expect(opinion && factsOf(opinion)?.label).toBe('审批意见');
});

test('待办的事说明能作什么决定，或为什么不能；经过按步记下', () => {
  const row = z.object({ ...caseFields, ...caseLife });
  const step = {
    at: '2024-06-18T02:00:00.000Z',
    step: '审批',
    event: '同意',
    actor: '史书言',
    orgName: '演示市教育局',
    opinion: '',
  };
  const told = { decisions: ['approve'], notYours: null, version: 1, steps: [step] };
  expect(row.parse(told)).toEqual(told);
  expect(row.safeParse({ ...told, notYours: undefined }).success).toBe(false);
});
