import { toneCodes } from '../kit';
import * as lists from './generated';

export const recordStatusEnroll = toneCodes(lists.recordStatusEnroll, {
  0: 'good',
  1: 'bad',
  2: 'bad',
  3: 'bad',
});
