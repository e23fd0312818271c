import { expect, test } from 'vitest';
import { normalAccount } from '../wire';
import { factsOf, field } from './field';

test.each([
  ['报名号', field.id('报名号'), '2024013200005710'],
  ['档案号', field.serial('档案号'), '2024329201001062'],
  ['证书号码', field.certNo(), '20213292022000046'],
  ['手机号码', field.mobile(), '15410060021'],
  ['证件号码', field.idNo(), '328831199903051388'],
] as const)('%s 怎么粘贴都收下，收下的是同一个', (_, schema, number) => {
  const wide = number.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  for (const pasted of [
    ` ${number}`,
    `${number}\t`,
    `${number.slice(0, 4)} ${number.slice(4)}`,
    `\u200B${number}`,
    `\uFEFF${number}`,
    `\u202D${number}\u202C`,
    `\u2068${number}\u2069`,
    wide,
  ])
    expect(schema.parse(pasted), JSON.stringify(pasted)).toBe(number);
  expect(factsOf(schema)).toBeDefined();
});

test('姓名和一行文字：看不见的字去掉，姓名里的点归为一种，字数按归一后的算', () => {
  const name = field.personName('姓名', 3);
  expect(name.parse('王　伟\u200B')).toBe('王伟');
  expect(field.personName('姓名', 30).parse('阿依古丽 • 买买提')).toBe('阿依古丽·买买提');
  expect(name.parse(' \u200B欧 阳 锋\u202C')).toBe('欧阳锋');
  expect(name.safeParse('\u200B').error?.issues[0]?.message).toBe('请输入姓名');
  expect(field.text('毕业学校', 6).parse('云汀师范学院\u200B')).toBe('云汀师范学院');
});

test('账号带着看不见的字，还是那个账号', () => {
  for (const pasted of ['ＺＹＡＤＭＩＮ', 'zyadmin\u200B', '\u202DzyAdmin\u202C', ' zyadmin\u00A0'])
    expect(normalAccount(pasted), JSON.stringify(pasted)).toBe('zyadmin');
});
