import { expect, test } from 'vitest';
import { buildOf } from './runningBuild';

test('版本是首个脚本的名称，开发时没有', () => {
  expect(
    buildOf('<script type="module" crossorigin src="/tqc/assets/index-Bx_3k-9Q.js"></script>'),
  ).toBe('index-Bx_3k-9Q');
  expect(buildOf('<script type="module" src="/src/main.tsx"></script>')).toBe('');
});
