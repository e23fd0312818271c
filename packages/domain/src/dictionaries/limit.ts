import { nameCodes } from '../kit';
import * as lists from './generated';

export const limitStatus = nameCodes(
  lists.limitStatus,
  {
    draft: [0],
    reported: [1],
    limited: [2],
    refused: [3],
    releaseAsked: [4],
    releaseReviewed: [5],
    released: [6],
  },
  /** A release that is asked for and not yet decided changes nothing. */
  { inForce: ['limited', 'releaseAsked', 'releaseReviewed'] },
);
