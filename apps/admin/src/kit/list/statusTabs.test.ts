import { certChangeStatus, reviewFlag } from '@tqc/domain/dictionaries';
import { expect, test } from 'vitest';
import { statusTabs } from './statusTabs';

test('状态的标签和条件来自代码表；列表有自己的说法时用它的，最后可以是全部', () => {
  expect(
    statusTabs({ of: 'status', status: certChangeStatus, keys: ['passed', 'pending'], all: true }),
  ).toEqual([
    { key: 'passed', label: '审核通过', fixed: { status: 9 } },
    { key: 'pending', label: '待审核', fixed: { status: 1 } },
    { key: 'all', label: '全部', fixed: {} },
  ]);
  const words = { waiting: '待补充' };
  expect(
    statusTabs({ of: 'flag', status: reviewFlag, keys: ['waiting', 'failed'], words }),
  ).toEqual([
    { key: 'waiting', label: '待补充', fixed: { flag: 0 } },
    { key: 'failed', label: '审核不通过', fixed: { flag: 2 } },
  ]);
});
