import { expect, test } from 'vitest';
import { isCertificateNo, makeCertificateNo, readCertificateNo } from './certificateNo';

test.each([
  ['20243218832000127', true],
  ['20083218820000004', true],
  ['20243218830000127', false],
  ['20243218882000127', false],
  ['20249918832000127', false],
  ['2024321883200012', false],
  ['199832188300127', true],
])('%s 能否作为证书号码：%s', (text, holds) => {
  expect(isCertificateNo(text)).toBe(holds);
});

test('性别须与号码一致', () => {
  expect(isCertificateNo('20243218832000127', 2)).toBe(true);
  expect(isCertificateNo('20243218832000127', 1)).toBe(false);
  expect(isCertificateNo('20083218820000004', 1)).toBe(true);
});

test('拆开再合上是同一个号码', () => {
  const read = readCertificateNo('20243218832000127');
  expect(read).toEqual({
    year: 2024,
    province: '32',
    orgCode: '188',
    ctId: 3,
    sex: 2,
    serial: 127,
  });
  expect(
    makeCertificateNo({ year: 2024, province: '32', orgCode: '188', ctId: 3, sex: 2, serial: 127 }),
  ).toBe('20243218832000127');
});

test('流水号超过六位时拒绝发号', () => {
  expect(() =>
    makeCertificateNo({
      year: 2024,
      province: '32',
      orgCode: '188',
      ctId: 3,
      sex: 2,
      serial: 1_000_000,
    }),
  ).toThrow('不能生成证书号码');
});
