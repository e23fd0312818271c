import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { md5 } from './md5';

test.each(['', 'a', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])(
  'MD5 与标准实现一致（长度 $length）',
  (text) => {
    expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
  },
);
