import { expect, test } from 'vitest';
import { readEvents } from './readEvents';

const bodyOf = (pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

test('无论在哪里断开，事件都完整；心跳注释不算事件', async () => {
  const bytes = new TextEncoder().encode(
    'id: e.1\nevent: d\ndata: {"name":"认定"}\n\n: \n\nevent: beat\ndata: {}\n\n',
  );
  for (let size = 1; size < bytes.length; size += 3) {
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size));
    const seen: unknown[] = [];
    for await (const event of readEvents(bodyOf(pieces))) seen.push(event);
    expect(seen).toEqual([
      { event: 'd', data: '{"name":"认定"}' },
      { event: 'beat', data: '{}' },
    ]);
  }
});
