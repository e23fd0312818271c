import { afterEach, expect, test, vi } from 'vitest';
import { keepKeysOn, keepPaneSizes, keysOn, paneSizes } from './deskMemory';

/** A storage that holds this. */
function holding(kept: Record<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => (kept[name] = value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('记住开关和栏宽，没记过时开着、用默认宽度', () => {
  holding({});
  expect(keysOn()).toBe(true);
  expect(paneSizes()).toBeUndefined();
  keepKeysOn(false);
  keepPaneSizes([20.004, 50, 29.996]);
  expect(keysOn()).toBe(false);
  expect(paneSizes()).toEqual([20, 50, 30]);
});

test.each(['', '20', '20,50', '20,50,x', '20,50,30,0', '-20,90,30', '20,50,90', 'Infinity,1,1'])(
  '记着的“%s”不是三栏的宽度',
  (text) => {
    holding({ 'tqc.desk.panes': text });
    expect(paneSizes()).toBeUndefined();
  },
);

test('浏览器不让存取时照样能用', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(keysOn()).toBe(true);
  expect(paneSizes()).toBeUndefined();
  expect(() => keepKeysOn(false)).not.toThrow();
});
