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

/** An address up to its district. */
export function maskAddress(address: string): string {
  const match = /^.*?(?:区|县|旗|市(?!.*(?:区|县|旗)))/u.exec(address);
  return match ? `${match[0]}****` : address ? '****' : '';
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
