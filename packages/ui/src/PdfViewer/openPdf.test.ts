import { expect, test } from 'vitest';
import { said } from '../foundation/said';
import { pdfSentence } from './openPdf';

test('打不开的原因分清是文件坏了还是没有取到', () => {
  expect(pdfSentence(Object.assign(new Error('x'), { name: 'InvalidPDFException' }))).toContain(
    '已损坏',
  );
  expect(pdfSentence(new Error('The PDF file is empty, i.e. its size is zero bytes.'))).toContain(
    '已损坏',
  );
  expect([pdfSentence(new Error('Network')), pdfSentence('?')]).toEqual([
    '文件没有取到，请检查网络后重试',
    '文件没有取到，请检查网络后重试',
  ]);
});

test('取不到的原因已经是一句话时照原样说（download-01、download-03）', () => {
  const sentence = '您不具备该条数据的权限，请刷新页面后再操作！';
  expect(pdfSentence(said(sentence))).toBe(sentence);
});
