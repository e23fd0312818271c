import { expect, test, vi } from 'vitest';
import { createFrameQueue } from './frameQueue';

function manualQueue() {
  const frames: (() => void)[] = [];
  const queue = createFrameQueue((run) => frames.push(run));
  return { queue, frames, frame: () => frames.shift()?.() };
}

test('一帧至多画一张，先到先画', () => {
  const { queue, frame, frames } = manualQueue();
  const drawn: string[] = [];
  for (const name of ['甲', '乙', '丙']) queue.add({}, () => drawn.push(name));
  expect(frames).toHaveLength(1);
  frame();
  expect(drawn).toEqual(['甲']);
  frame();
  frame();
  expect(drawn).toEqual(['甲', '乙', '丙']);
  expect(frames).toHaveLength(0);
});

test('同一张图只留最后一次，位置不变', () => {
  const { queue, frame } = manualQueue();
  const [first, second] = [{}, {}];
  const drawn: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    queue.add(first, () => drawn.push(count));
    queue.add(second, () => drawn.push(count + 1000));
  }
  expect(queue.size()).toBe(2);
  frame();
  frame();
  expect(drawn).toEqual([99, 1099]);
});

test('移走的不画；画坏一张不影响下一张', () => {
  const { queue, frame } = manualQueue();
  const gone = {};
  const last = vi.fn();
  queue.add({}, () => {
    throw new Error('画坏了');
  });
  queue.add(gone, last);
  queue.remove(gone);
  queue.add({}, last);
  expect(frame).toThrow('画坏了');
  frame();
  expect(last).toHaveBeenCalledTimes(1);
});
