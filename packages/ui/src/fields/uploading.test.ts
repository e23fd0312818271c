import { expect, test } from 'vitest';
import { formatSize, refuseFile } from './uploading';

const limits = { extensions: ['jpg', 'pdf'], maxSize: 1024 * 1024 };

test('合格的文件不拒绝，扩展名不分大小写', () => {
  expect(refuseFile({ name: '照片.JPG', size: 10 }, limits)).toBeUndefined();
});

test('拒绝时说明怎么办', () => {
  expect(refuseFile({ name: '材料.exe', size: 10 }, limits)).toBe(
    '「材料.exe」格式不符，请上传 jpg、pdf 格式的文件',
  );
  expect(refuseFile({ name: 'jpg', size: 10 }, limits)).toContain('格式不符');
  expect(refuseFile({ name: '材料.pdf', size: 0 }, limits)).toContain('空文件');
  expect(refuseFile({ name: '材料.pdf', size: 2 * 1024 * 1024 }, limits)).toBe(
    '「材料.pdf」超过 1 MB，请压缩后再上传',
  );
});

test('大小写法', () => {
  expect([formatSize(0), formatSize(1023), formatSize(1536), formatSize(5 * 1024 ** 3)]).toEqual([
    '0 B',
    '1023 B',
    '1.5 KB',
    '5 GB',
  ]);
});
