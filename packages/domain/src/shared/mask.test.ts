import { expect, test } from 'vitest';
import { maskAddress, maskBankCard, maskIdNo, maskMobile, maskName } from './mask';

test('证件号码留前三后四，长度不变', () => {
  expect(maskIdNo('11010519491231002X')).toBe('110***********002X');
  expect(maskIdNo('H1234')).toBe('*****');
});

test('手机号码、银行卡', () => {
  expect(maskMobile('15412345678')).toBe('154****5678');
  expect(maskBankCard('6222000011112222')).toBe('************2222');
});

test('姓名留姓，复姓留两字，按字符而不按编码单元', () => {
  expect(maskName('张伟')).toBe('张*');
  expect(maskName('欧阳雪琳')).toBe('欧阳**');
  expect(maskName('𬭎明')).toBe('𬭎*');
});

test('地址留到区县', () => {
  expect(maskAddress('江苏省云汀市东霁区滨河路1号')).toBe('江苏省云汀市东霁区****');
});
