import { nameCodes } from '../kit';
import * as lists from './generated';

export const limitStatus = nameCodes(
  lists.limitStatus,
  {
    draft: [0, 'pending'],
    reported: [1, 'running'],
    limited: [2, 'bad'],
    refused: [3, 'held'],
    releaseAsked: [4, 'running'],
    releaseReviewed: [5, 'running'],
    released: [6, 'good'],
  },
  /** A release that is asked for and not yet decided changes nothing. */
  { inForce: ['limited', 'releaseAsked', 'releaseReviewed'] },
);
