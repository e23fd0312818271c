import { nameCodes } from '../kit';
import * as lists from './generated';

export const adminStatus = nameCodes(lists.adminStatus, {
  normal: [0, 'good'],
  forbidden: [1, 'bad'],
});
