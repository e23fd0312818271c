import { defineDict } from '../kit';

/** Why certificates that were printed are looked at again: each names its holder in full. */
export const printAgain = defineDict('printAgain', [
  { value: 1, label: '没有印出来或卡纸补印' },
  { value: 2, label: '印得不清或错位重印' },
  { value: 3, label: '核对证书内容' },
  { value: 4, label: '归档' },
]);

/** So long after it was printed, whoever printed it still stands at the printer. */
export const AT_THE_PRINTER = 30 * 60_000;
