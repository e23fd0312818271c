import { expect, test } from 'vitest';
import { utf8 } from './bytes';
import { sha256After } from './sha256';
import { sha256Hex } from './suite';

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

test.each([0, 1, 3, 54, 55, 56, 62, 63, 64, 65, 119, 120, 1000])(
  '%i 字节的开头加上结尾，散列与浏览器自带的一致',
  async (length) => {
    const text = 'ab中'.repeat(length).slice(0, length);
    const hashOf = sha256After(utf8(text));
    for (const end of ['', 'z', '3sm', '1234567890'])
      expect(hex(hashOf(end))).toBe(await sha256Hex(text + end));
  },
);
