import { expect, test } from 'vitest';
import { sha256Hex } from './suite';
import { solve } from './work';

// Found once with another implementation: the first answer whose hash begins with enough zero bits.
test.each([
  ['cafe', 8, '3x'],
  ['cafe', 12, '3sm'],
])('工作量：题目 %s，%i 位，第一个合格的答案', async (challenge, bits, answer) => {
  const text = await solve({ challenge, bits });
  expect(text).toBe(`${challenge}.${answer}`);
  expect(BigInt(`0x${await sha256Hex(text)}`) >> BigInt(256 - bits)).toBe(0n);
});
