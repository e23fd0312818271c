import { toneCodes } from '../kit';
import * as lists from './generated';

export const ecertStatus = toneCodes(lists.ecertStatus, { 1: 'good', 0: 'bad' });
