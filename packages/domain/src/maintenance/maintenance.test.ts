import { expect, test } from 'vitest';
import { areaOf, closedBy, closedText, toldOf } from '.';

const window = {
  maintId: '1',
  title: '存储扩容',
  areas: ['cert', 'limit'],
  allows: 1,
  tellFrom: '2024-08-02 00:00',
  beginTime: '2024-08-22 00:00',
  endTime: '2024-08-25 00:00',
  notice: '请提前下载所需文件。',
};
const closed = (area: string, write: boolean, minute: string, allows = 1) =>
  closedBy([{ ...window, allows }], { area, write }, minute)?.maintId;

// Rules: notice-07
test('维护从开始的那一分钟起、到结束的那一分钟为止；只能查看时看得到、办不了', () => {
  expect(closed('cert', true, '2024-08-21 23:59')).toBeUndefined();
  expect(closed('cert', true, '2024-08-22 00:00')).toBe('1');
  expect(closed('cert', false, '2024-08-22 00:00')).toBeUndefined();
  expect(closed('cert', false, '2024-08-22 00:00', 2)).toBe('1');
  expect(closed('cert', true, '2024-08-24 23:59')).toBe('1');
  expect(closed('cert', true, '2024-08-25 00:00')).toBeUndefined();
  expect(closed('register', true, '2024-08-22 00:00')).toBeUndefined();
});

test('从公告的时间起提示，维护结束后不再提示；只提示所在的范围', () => {
  const told = (area: string, minute: string) => toldOf([window], area, minute).length;
  expect(told('cert', '2024-08-01 23:59')).toBe(0);
  expect(told('cert', '2024-08-02 00:00')).toBe(1);
  expect(told('limit', '2024-08-24 23:59')).toBe(1);
  expect(told('limit', '2024-08-25 00:00')).toBe(0);
  expect(told('enroll', '2024-08-22 00:00')).toBe(0);
});

test('不能办理的原因说明是哪一项维护、到什么时候、还能做什么', () => {
  expect(closedText(window, areaOf('cert.certChange.apply'))).toBe(
    '证书与历史数据正在维护（存储扩容），2024-08-25 00:00前只能查看，之后再办理',
  );
  expect(closedText({ ...window, allows: 2 }, 'limit')).toBe(
    '限制库正在维护（存储扩容），2024-08-25 00:00前暂停使用，请之后再来',
  );
});
