import { expect, test } from 'vitest';
import { EncodedEvent } from '../../kit/serve';
import type { Frame } from './room';
import { createLine, SLOW } from './wallStream';

const frame = (n: number, size: number): Frame => ({
  seq: `e.${n}`,
  event: new EncodedEvent('d', {}, `e.${n}`),
  size,
});
const nameOf = (event: EncodedEvent | string) =>
  typeof event === 'string' ? event : (/^id: (.*)$/m.exec(event.bytes.toString())?.[1] ?? '');

test('读得慢的一方：超过256KB不再发送，恢复后先要求重取', () => {
  const sent: string[] = [];
  let flowing = false;
  const line = createLine(
    (event) => {
      sent.push(nameOf(event));
      return flowing;
    },
    () => new Date(0),
  );
  const frames = () => sent.filter((one) => one !== 'beat');
  for (let n = 1; n <= 10; n += 1) line.frame(frame(n, SLOW / 4));
  expect(frames()).toEqual(['e.1', 'e.2', 'e.3']);
  line.beat();
  line.frame(frame(11, 10));
  expect(frames()).toHaveLength(3);
  flowing = true;
  line.beat();
  line.frame(frame(12, 10));
  expect(frames().slice(3)).toEqual(['reset', 'e.12']);
});

test('读得快的一方收到每一帧', () => {
  const sent: unknown[] = [];
  const line = createLine(
    (event) => sent.push(event) > 0,
    () => new Date(0),
  );
  for (let n = 1; n <= 50; n += 1) line.frame(frame(n, SLOW / 3));
  expect(sent).toHaveLength(50);
});

test('一帧只编码一次，所有观看者收到同一份字节', () => {
  const seen: unknown[] = [];
  const lines = Array.from({ length: 5 }, () =>
    createLine(
      (event) => seen.push(event) > 0,
      () => new Date(0),
    ),
  );
  const one = frame(1, 10);
  for (const line of lines) line.frame(one);
  expect(new Set(seen)).toEqual(new Set([one.event]));
  expect(seen).toHaveLength(5);
});
