import { expect, test, vi } from 'vitest';
import { createGate } from './gate';

/** Work that goes on until it is ended. */
function work() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const of = (name: string) => () => {
    running.push(name);
    return new Promise<void>((done) => ends.set(name, done)).finally(() =>
      running.splice(running.indexOf(name), 1),
    );
  };
  return { running, of, end: (name: string) => ends.get(name)?.() };
}

test('核对表格：一个人一次一个，所有人一次两个，其余的排队', async () => {
  const gate = createGate();
  const { running, of, end } = work();
  const all = ['a1', 'a2', 'b1', 'c1'].map((name) => gate.tableTurn(name.charAt(0), 1e6, of(name)));
  await expect.poll(() => running).toEqual(['a1', 'b1']);
  end('b1');
  await expect.poll(() => running).toEqual(['a1', 'c1']);
  end('a1');
  await expect.poll(() => running).toEqual(['c1', 'a2']);
  end('c1');
  end('a2');
  await Promise.all(all);
});

test('自己还在排自己的队，就不占大家的位子', async () => {
  const gate = createGate();
  const { running, of, end } = work();
  const own = gate.lookTurn('a', of('upload'));
  const table = gate.tableTurn('a', 1000, of('table'));
  const other = gate.tableTurn('b', 1000, of('other'));
  await expect.poll(() => running).toEqual(['upload', 'other']);
  end('other');
  end('upload');
  await expect.poll(() => running).toEqual(['table']);
  end('table');
  await Promise.all([own, table, other]);
});

test('小表格不排在大表格后面；等得太久的说清楚，不再占着位子', async () => {
  vi.useFakeTimers();
  const gate = createGate();
  const { running, of, end } = work();
  const held = ['a', 'b'].map((name) => gate.tableTurn(name, 1e6, of(name)));
  const third = gate.tableTurn('c', 1e6, of('c')).catch((error: Error) => error.message);
  const small = gate.tableTurn('d', 1000, of('d'));
  await vi.advanceTimersByTimeAsync(0);
  expect(running).toEqual(['a', 'b', 'd']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await third).toBe('前面还有别人的表格在核对，请稍后再试');
  vi.useRealTimers();
  for (const name of ['a', 'b', 'd']) end(name);
  await Promise.all([...held, small]);
  expect(running).toEqual([]);
});

test('每个服务各记各的：一个的人来得太勤，另一个的不受影响', () => {
  const [one, other] = [createGate(), createGate()];
  const at = 1 as Parameters<typeof one.pace>[1];
  for (let n = 0; n < 100; n += 1) one.pace('x', at);
  expect(() => one.pace('x', at)).toThrow();
  other.pace('x', at);
});
