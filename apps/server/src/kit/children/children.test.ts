import { expect, test } from 'vitest';
import type { HowLarge } from '../../testing/hugeWorker';
import { createChildren, TooMuch } from './children';
import { startChild } from './startChild';

const LIMITS = { children: 1, waiting: 2, time: 20_000, heap: 256, memory: 1280 };
const MB = 1024 * 1024;

test('答复大得离谱的不送来，说超过限度；随后的照常', async () => {
  const ask = createChildren<HowLarge, { readonly bytes: Uint8Array }>(LIMITS, (heap) =>
    startChild('../../testing/hugeWorker', import.meta.url, heap),
  );
  await expect(ask({ size: 65 * MB })).rejects.toBeInstanceOf(TooMuch);
  const { bytes } = await ask({ size: MB });
  expect(bytes.length).toBe(MB);
});
