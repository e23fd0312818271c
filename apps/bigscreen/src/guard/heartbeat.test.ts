import { expect, test } from 'vitest';
import { startHeartbeat } from './heartbeat';

function fakeWorker() {
  const answers: unknown[] = [];
  const worker = {
    onmessage: undefined as ((event: { data: object }) => void) | undefined,
    postMessage: (data: unknown) => answers.push(data),
    ended: false,
    terminate: () => void (worker.ended = true),
  };
  return { worker, answers, say: (data: object) => worker.onmessage?.({ data }) };
}

test('每次心跳都应答；主线程被卡住的时间由工作线程计，取后归零', () => {
  const { worker, answers, say } = fakeWorker();
  const heart = startHeartbeat(() => worker as unknown as Worker);
  say({ since: 1000 });
  say({ stuck: 1004 });
  say({ since: 12_000 });
  say({ stuck: 12_350 });
  say({ stuck: 1001 });
  expect(answers).toEqual(['here', 'here']);
  expect(heart.longest()).toBe(12_350);
  expect(heart.longest()).toBe(0);
  heart.stop();
  expect(worker.ended).toBe(true);
});

test('没有工作线程时照常运行', () => {
  const heart = startHeartbeat(() => {
    throw new Error('no workers');
  });
  expect(heart.longest()).toBe(0);
  heart.stop();
});
