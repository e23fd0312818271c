const COMPOUND = new Set([
  '欧阳',
  '上官',
  '诸葛',
  '司马',
  '令狐',
  '东方',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '司徒',
  '夏侯',
  '宇文',
  '长孙',
  '端木',
  '百里',
]);

/** An ID number with its first three and last four characters. */
export function maskIdNo(idNo: string): string {
  return middle(idNo, 3, 4);
}

/** A mobile number with its first three and last four digits. */
export function maskMobile(mobile: string): string {
  return middle(mobile, 3, 4);
}

/** A bank card with its last four digits. */
export function maskBankCard(card: string): string {
  return middle(card, 0, 4);
}

/** A name with its surname; compound surnames keep both characters. */
export function maskName(name: string): string {
  const letters = [...name];
  const shown = COMPOUND.has(letters.slice(0, 2).join('')) && letters.length > 2 ? 2 : 1;
  return letters.slice(0, shown).join('') + '*'.repeat(Math.max(letters.length - shown, 1));
}

/** Letters of streets and houses: behind one of them no division is named any more. */
const STREET = '路街道镇乡村号弄巷栋幢楼座组\\d\\s';
/**
 * Province, city and district as they follow each other at the beginning of an address, each where
 * it is named. A 小区 is none, nor is a word of a street.
 */
const DIVISIONS = [
  /^(?:北京市|天津市|上海市|重庆市|\p{Script=Han}{2,3}省|\p{Script=Han}{2,5}(?:自治区|特别行政区))/u,
  new RegExp(`^[^${STREET}省区县旗]{1,8}?(?:自治州|地区|市|盟)`, 'u'),
  new RegExp(`^[^${STREET}]{1,9}?(?:市区|自治县|自治旗|(?<![小社校园厂库景片])区|县|旗|市)`, 'u'),
];

/** An address up to its district; one that goes no further stays as it is. */
export function maskAddress(address: string): string {
  let rest = address;
  for (const division of DIVISIONS) rest = rest.slice(division.exec(rest)?.[0].length ?? 0);
  return rest === '' ? address : `${address.slice(0, address.length - rest.length)}****`;
}

function middle(text: string, head: number, tail: number): string {
  const letters = [...text];
  if (letters.length <= head + tail) return '*'.repeat(letters.length);
  return (
    letters.slice(0, head).join('') +
    '*'.repeat(letters.length - head - tail) +
    letters.slice(letters.length - tail).join('')
  );
}
