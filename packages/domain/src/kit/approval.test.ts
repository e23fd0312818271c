import { expect, test } from 'vitest';
import { limitStatus } from '../dictionaries';
import { approvalWords, opinionNeed, passing, refusing } from './approval';
import { defineDecisions } from './defineDecisions';
import { defineFlow } from './defineFlow';

const question = {
  step: 'approval',
  call: 'workflow',
  by: 'above',
  from: 'reported',
  otherwise: '只有待审批的可以审批',
} as const;
const table = defineDecisions(
  limitStatus,
  approvalWords({ label: '限制审批', short: '审批', call: 'workflow', by: 'above' }),
  {
    approve: passing(question, {
      label: '同意',
      to: 'limited',
      message: { to: 'applicant', text: ({ name }: { name: string }) => `${name}已通过` },
    }),
    reject: refusing(question, { label: '退回', to: 'refused', bulk: '批量退回' }),
  },
);
const flow = defineFlow(limitStatus, table.rows);

test('通过是常用的决定，不通过要说为什么；两者对同一个问题作答', () => {
  expect(table.get('approve')).toMatchObject({
    label: '同意',
    calls: ['workflow'],
    by: 'above',
    needs: [],
    usual: true,
    tone: 'good',
    digit: 1,
    bulk: undefined,
  });
  expect(table.get('reject')).toMatchObject({
    label: '退回',
    calls: ['workflow'],
    by: 'above',
    needs: ['opinion'],
    usual: false,
    tone: 'bad',
    digit: 3,
    bulk: '批量退回',
  });
  expect(table.step('approval')).toEqual({
    key: 'approval',
    label: '限制审批',
    short: '审批',
    waiting: [limitStatus.code('reported')],
  });
  expect(table.of('workflow')).toEqual(['approve', 'reject']);
});

test('不通过没有意见的不收，通过的可以不说；提交的人得知结果', () => {
  expect(() => table.require('reject', { opinion: '' })).toThrow(opinionNeed.sentence);
  table.require('reject', { opinion: '依据不足' });
  table.require('approve', {});
  expect(table.message('approve', { name: '孟知远' })).toEqual({
    to: 'applicant',
    title: '同意',
    text: '孟知远已通过',
  });
});

test('一步的两个答案从同一个状态出发，别的状态都用那一句话回绝', () => {
  const reported = limitStatus.code('reported');
  expect(flow.next('approve', reported)).toBe(limitStatus.code('limited'));
  expect(flow.next('reject', reported)).toBe(limitStatus.code('refused'));
  for (const event of flow.events)
    expect(flow.why(event, limitStatus.code('draft'))).toBe('只有待审批的可以审批');
});
