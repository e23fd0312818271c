import { expect, test } from 'vitest';
import { allScreens, screenStories } from '../screenStories';
import { reading, STILL } from './walkStates';

test.runIf(allScreens)('读数据的画面都在这里，不读的说得出是哪几个', () => {
  expect(reading.length).toBeGreaterThan(100);
  expect(screenStories.length - reading.length).toBe(STILL.size);
  expect(reading.filter(({ isList }) => isList).length).toBeGreaterThan(50);
});
