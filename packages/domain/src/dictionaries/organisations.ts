import { nameCodes } from '../kit';
import * as lists from './generated';

/** 统一社会信用代码的校验结果 */
export const uniscCheck = nameCodes(lists.uniscCheck, {
  holds: [1, 'good'],
  wrong: [2, 'bad'],
  twice: [3, 'held'],
  missing: [4, 'pending'],
});
