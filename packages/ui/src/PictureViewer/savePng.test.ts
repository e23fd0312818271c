import { expect, test } from 'vitest';
import { pngName } from './savePng';

// Rules: viewer-08
test('文件名取标题，不能用的字符换成短横', () => {
  expect(pngName('䶮㛃的身份证/正面:1')).toBe('䶮㛃的身份证-正面-1.png');
  expect(pngName('  ')).toBe('图片.png');
});
