import { nameCodes, toneCodes } from '../kit';
import * as lists from './generated';

export const readFlag = toneCodes(lists.readFlag, { 0: 'pending', 1: 'good' });

export const smsSendStatus = nameCodes(lists.smsSendStatus, {
  waiting: [0, 'pending'],
  sent: [1, 'good'],
  failed: [3, 'bad'],
});
