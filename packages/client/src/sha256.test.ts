import { expect, test } from 'vitest';
import { utf8 } from './bytes';
import { sha256 } from './sha256';
import { sha256Hex } from './suite';

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])(
  '%i 字节的散列与浏览器自带的一致',
  async (length) => {
    const text = 'ab中'.repeat(length).slice(0, length);
    expect(hex(sha256(utf8(text)))).toBe(await sha256Hex(text));
  },
);
