import { toneCodes } from '../kit';
import * as lists from './generated';

export const readFlag = toneCodes(lists.readFlag, { 0: 'pending', 1: 'good' });

export const smsSendStatus = toneCodes(lists.smsSendStatus, { 0: 'pending', 1: 'good', 3: 'bad' });
