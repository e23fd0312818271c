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
  expect(maskAddress('江苏省云汀市东霁区')).toBe('江苏省云汀市东霁区');
  const shown = (address: string) => maskAddress(address).replace('****', '');
  // Without a district, and with words in the street that sound like one.
  expect(shown('江苏省昆山市玉山镇前进中路128号世茂小区3幢401室')).toBe('江苏省昆山市');
  expect(shown('江苏省昆山市玉山镇前进中路128号世茂小区')).toBe('江苏省昆山市');
  expect(shown('广东省东莞市南城街道鸿福路1号中信社区5栋502')).toBe('广东省东莞市');
  expect(shown('江苏省常州市县前街1号')).toBe('江苏省常州市');
  expect(shown('福建省福州市旗山大道8号开发区宿舍')).toBe('福建省福州市');
  expect(shown('天津市和平区南市街12号')).toBe('天津市和平区');
  expect(shown('湖北省荆州市沙市区北京路1号')).toBe('湖北省荆州市沙市区');
  expect(shown('四川省凉山彝族自治州西昌市航天大道')).toBe('四川省凉山彝族自治州西昌市');
  expect(shown('内蒙古自治区呼伦贝尔市鄂伦春自治旗阿里河镇')).toBe(
    '内蒙古自治区呼伦贝尔市鄂伦春自治旗',
  );
  expect(shown('黑龙江省大兴安岭地区加格达奇区曙光街')).toBe('黑龙江省大兴安岭地区加格达奇区');
  expect(shown('东霁区滨河路1号')).toBe('东霁区');
  expect(shown('滨河花园小区3幢')).toBe('');
  expect(maskAddress('')).toBe('');
});
