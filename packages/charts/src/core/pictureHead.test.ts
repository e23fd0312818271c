import { expect, test } from 'vitest';
import { paletteOf } from './palette';
import { headedSvg } from './pictureHead';

test('标题转义，数据时间另起一行', () => {
  const svg = headedSvg(
    '<svg/>',
    { title: '甲<script>"&', asOf: '10:20' },
    paletteOf('light', () => ''),
    100,
    50,
  );
  expect(svg).toContain('甲&lt;script&gt;&quot;&amp;');
  expect(svg).toContain('数据截至 10:20');
  expect(svg).toContain('width="132" height="134"');
});
