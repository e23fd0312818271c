import { lookup } from '@tqc/contract/lookup';
import { fakeTransport, firstAnswer } from '@tqc/testing/fakeTransport';
import { expect, test } from 'vitest';
import { answerWith } from '../../../kit/session/api';
import { loadPoints } from './pointSearch';

test('选择确认点时只查启用的：状态1，一次十个，按名称的一部分（form-10）', async () => {
  const answers = fakeTransport(lookup, {
    queryBaseOrgEnrollBasic: () => ({
      total: 1,
      record: [{ orgId: '9', orgName: '第一确认点', confirmRange: '幼儿园', areaName: '云汀市' }],
      pageNo: 1,
      pageSize: 10,
    }),
  });
  const release = answerWith(firstAnswer([answers]));
  expect(await loadPoints({ keyword: '第一', page: 2, status: 1 })).toEqual({
    total: 1,
    rows: [{ id: '9', name: '第一确认点', scope: '幼儿园' }],
  });
  release();
  expect(answers.sent(lookup.queryBaseOrgEnrollBasic).map(({ input }) => input)).toEqual([
    { status: 1, keyword: '第一', pageNo: 2, pageSize: 10 },
  ]);
});
