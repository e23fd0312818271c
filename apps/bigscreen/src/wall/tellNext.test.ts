import { expect, test } from 'vitest';
import type { FeedState } from '../feed/wallFeed';
import { tellNext } from './tellNext';

const state: FeedState = {
  panels: {},
  scope: undefined,
  seq: 'e.1',
  freshAt: 1000,
  link: 'live',
  build: '',
};
const fresher: FeedState = { ...state, seq: 'e.2', freshAt: 2000 };

test('新的数据等到下一秒才改数据时间，与面板不在同一帧', () => {
  const told = { state, tick: 1000 };
  expect(tellNext(told, fresher, 1000)).toBe(told);
  const quiet = tellNext(told, state, 2000);
  expect(tellNext(quiet, fresher, 2000)).toBe(quiet);
  expect(tellNext(quiet, fresher, 3000)).toEqual({ state: fresher, tick: 3000 });
});

test('线路断开、换了地方马上就说', () => {
  const cut: FeedState = { ...state, link: 'cut' };
  expect(tellNext({ state, tick: 1000 }, cut, 1000)).toEqual({ state: cut, tick: 1000 });
});
