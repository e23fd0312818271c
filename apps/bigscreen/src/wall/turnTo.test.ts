import { expect, test } from 'vitest';
import { turnTo } from './turnTo';

const order = ['a', 'b', 'c'];
const none = () => false;

test('连着的时候一个接一个，最后一个后面是第一个，不在轮播里的接着第一个', () => {
  expect(turnTo(order, 'a', { cut: false, known: none })).toBe('b');
  expect(turnTo(order, 'c', { cut: false, known: none })).toBe('a');
  expect(turnTo(order, 'x', { cut: false, known: none })).toBe('a');
});

test('断开的时候只转到有最后数据的画面，都没有就停在原处', () => {
  expect(turnTo(order, 'a', { cut: true, known: (scene) => scene === 'c' })).toBe('c');
  expect(turnTo(order, 'a', { cut: true, known: none })).toBe('a');
});
