import { expect, test } from 'vitest';
import { whyNoKey } from './whyNoKey';

const closed = [{ label: '确认通过', digit: 1, reasons: ['命中限制库', '体检不合格'] }];

test('按了没有作用的数字说是谁、为什么：今天不能办的、不能通过的、不归本人的、没有的', () => {
  expect(whyNoKey(1, { name: '张婷', closed })).toBe(
    '张婷：今天不能确认通过，命中限制库；体检不合格',
  );
  expect(whyNoKey(1, { name: '张婷', closed: [], blocks: ['命中限制库'] })).toBe(
    '张婷：目前不能通过，命中限制库',
  );
  expect(whyNoKey(3, { name: '张婷', closed, blocks: ['命中限制库'] })).toBe(
    '张婷：没有按 3 办理的事项',
  );
  expect(whyNoKey(2, { name: '张婷', closed: [], none: '由东霁区教育局办理' })).toBe(
    '张婷：由东霁区教育局办理',
  );
});
