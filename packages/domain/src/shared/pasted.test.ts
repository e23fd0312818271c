import { expect, test } from 'vitest';
import {
  foldDigits,
  foldNumber,
  isMobile,
  isPersonName,
  normalCreditCode,
  normalIdNo,
  normalMobile,
  normalName,
  personNo,
  plainLine,
} from '.';

const around = (text: string): readonly (readonly [string, string])[] => [
  ['原样', text],
  ['首尾空白', `  ${text}\t`],
  ['不换行空格和全角空格', `\u00A0${text.slice(0, 4)}\u3000${text.slice(4)}`],
  ['窄空格和数字空格', `${text.slice(0, 6)}\u202F${text.slice(6)}\u2007`],
  ['换行', `${text}\r\n`],
  ['从左到右标记', `\u200E${text}\u200F`],
  ['嵌入方向', `\u202A${text}\u202C`],
  ['覆盖方向', `\u202D${text}\u202C`],
  ['隔离方向', `\u2068${text}\u2069`],
  ['零宽空格在中间', `${text.slice(0, 5)}\u200B${text.slice(5)}`],
  ['连字和词连接符', `${text.slice(0, 5)}\u200D\u2060${text.slice(5)}`],
  ['软连字符', `${text.slice(0, 3)}\u00AD${text.slice(3)}`],
  ['字节序标记', `\uFEFF${text}`],
  ['蒙古文元音分隔符', `${text}\u180E`],
  [
    '全角',
    text.replace(/[0-9A-Z]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  ],
  ['数学粗体数字', text.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit)))],
  ['短横线', `${text.slice(0, 3)}-${text.slice(3)}`],
  ['不断行连字符', `${text.slice(0, 3)}\u2011${text.slice(3)}`],
  ['破折号和减号', `${text.slice(0, 3)}\u2014${text.slice(3, 7)}\u2212${text.slice(7)}`],
  ['全角横线', `${text.slice(0, 3)}\uFF0D${text.slice(3)}`],
];

test.each(around('11880120000101001X'))('证件号码，%s：认得', (_, pasted) => {
  expect(normalIdNo(pasted)).toBe('11880120000101001X');
  expect(normalIdNo(pasted.toLowerCase())).toBe('11880120000101001X');
  expect(personNo(pasted)).toBe('11880120000101001X');
});

test.each<readonly [string, string]>([
  ...around('15410060021'),
  ...around('+8615410060021'),
  ...around('008615410060021'),
  ...around('8615410060021'),
  ['通讯录的写法', '+86 154-1006-0021'],
  ['带括号', '（+86）154 1006 0021'],
  ['点分组', '154.1006.0021'],
])('手机号码，%s：认得', (_, pasted) => {
  expect(normalMobile(pasted)).toBe('15410060021');
  expect(isMobile(normalMobile(pasted))).toBe(true);
});

test('别的国家的号码、不够长的号码不会变成本国号码', () => {
  for (const text of ['+85291234567', '861541006002', '0086123', '86'])
    expect(isMobile(normalMobile(text)), text).toBe(false);
});

test.each(around('2024013200005710'))('报名号、档案号、证书号码，%s：认得', (_, pasted) => {
  expect(foldDigits(pasted)).toBe('2024013200005710');
});

test('编号自己的横线留着，负号也留着，不会变成另一个编号', () => {
  const uuid = '01912345-6789-7123-8123-012345678901';
  expect(foldDigits(` ${uuid} `)).toBe(uuid);
  expect(foldNumber('ＡＢ－１２\u200B')).toBe('AB-12');
  expect(foldDigits('-1')).toBe('-1');
  expect(foldDigits('328***********1388')).toBe('328***********1388');
});

test.each([
  ['1211 8801ma0000001ｘ', '12118801MA0000001X'],
  ['\u200E12118801-MA0000001X', '12118801MA0000001X'],
])('统一社会信用代码 %j', (pasted, kept) => {
  expect(normalCreditCode(pasted)).toBe(kept);
});

test.each(['·', '•', '‧', '・', '．', '.', '∙', '⋅', '･', '․', ' · ', '\u3000•\u3000', '\u200B·'])(
  '姓名中间的点写成“%s”，都是同一个名字',
  (dot) => {
    expect(normalName(`阿依古丽${dot}买买提`)).toBe('阿依古丽·买买提');
    expect(isPersonName(normalName(`阿依古丽${dot}买买提`))).toBe(true);
    expect(normalName(`阿依古丽${dot}`)).toBe('阿依古丽·');
  },
);

test.each([
  '王　伟',
  '王  伟',
  '王\u00A0伟',
  ' 王伟\t',
  '王\u200B伟',
  '\u202A王伟\u202C',
  '王\u2060伟',
])('姓名 %j 就是王伟', (pasted) => expect(normalName(pasted)).toBe('王伟'));

test('姓名里的字照本人的写法留着：扩展区、兼容汉字都不换，部首符号换成字', () => {
  const rare = '𬭎𬍛䶮𠮷𪚥𮯐𰻝';
  expect(normalName(rare)).toBe(rare);
  for (const letter of ['\uF914', '\uFA0E', '\uFA19', '\u{2F81A}'])
    expect(normalName(`王${letter}`)).toBe(`王${letter}`);
  expect(normalName('⼥⼈')).toBe('女人');
});

test('间隔号本来就写错的，不会因为归一而放过', () => {
  for (const name of ['阿依古丽••买买提', '•买买提', '阿依古丽•'])
    expect(isPersonName(normalName(name)), name).toBe(false);
});

test('外文姓名的空格和点照写', () => {
  expect(normalName('  J. Smith  Jr. ')).toBe('J. Smith Jr.');
});

test('归一过的再归一一次不变', () => {
  for (const [, text] of [...around('+8615410060021'), ...around('王•伟 · 李')])
    for (const fold of [foldNumber, foldDigits, normalIdNo, normalMobile, normalName, plainLine])
      expect(fold(fold(text)), fold.name).toBe(fold(text));
});

test('一行文字里看不见的字去掉，别的照写', () => {
  expect(plainLine('\u200B云汀师范学院\u202C（东校区）\uFEFF ')).toBe('云汀师范学院（东校区）');
});
