import { formatNumber, formatWan, type Figure } from '../core';

/** 一个字位；place 从个位数起，数变长时低位不动。 */
export interface FlipPlace {
  place: number;
  char: string;
  digit: boolean;
}

/** 至多九位，再大改写为亿。 */
export const FLIP_MAX = 999_999_999;

/** 把数拆成字位；超过九位写作亿，未报送整句显示。 */
export function flipPlaces(value: Figure): FlipPlace[] {
  const text =
    value !== null && Math.abs(value) > FLIP_MAX ? formatWan(value) : formatNumber(value);
  const chars = [...text];
  return chars.map((char, index) => ({
    place: chars.length - 1 - index,
    char,
    digit: /\d/.test(char),
  }));
}
