import { expect, test } from 'vitest';
import { piecesOf } from './piecesOf';

test('页面要的脚本和样式一个不少，图标不算', () => {
  const page =
    '<link rel="icon" href="data:,"><script type="module" crossorigin src="/dp/assets/index-Ab_1.js"></script><link rel="modulepreload" href="/dp/assets/x.js"><link rel="stylesheet" href="/dp/assets/index-2.css"><link rel="modulepreload" href="/dp/assets/x.js">';
  expect(piecesOf(page, 'https://wall.example/dp/')).toEqual([
    'https://wall.example/dp/assets/index-Ab_1.js',
    'https://wall.example/dp/assets/x.js',
    'https://wall.example/dp/assets/index-2.css',
  ]);
});
