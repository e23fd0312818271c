import { expect, test } from 'vitest';
import { paletteOf } from '../core';
import { sparkOption } from './sparkOption';

test('只在最后一个报送了的点画圆', () => {
  const { series } = sparkOption(
    [1, 2, null],
    paletteOf('light', () => ''),
  );
  expect(series).toMatchObject([
    {
      id: 'spark',
      connectNulls: false,
      data: [
        { value: 1, symbol: 'none' },
        { value: 2, symbol: 'circle' },
        { value: null, symbol: 'none' },
      ],
    },
  ]);
});
