import { nameCodes } from '../kit';
import * as lists from './generated';

export const recognitionStatus = nameCodes(
  lists.recognitionStatus,
  {
    declared: [0, 'pending'],
    filed: [6, 'pending'],
    incomplete: [7, 'held'],
    qualified: [8, 'running'],
    refused: [9, 'bad'],
    confirmed: [15, 'running'],
    approved: [18, 'running'],
    recognised: [21, 'good'],
    failed: [24, 'bad'],
  },
  {
    /** Before the confirmation: documents may still be replaced. */
    open: ['declared', 'filed', 'incomplete', 'qualified'],
    /** Accepted and not yet confirmed on the spot. */
    awaitingConfirmation: ['filed', 'incomplete', 'qualified'],
    /** Confirmed, whatever came of it. */
    confirmed: ['confirmed', 'approved', 'recognised', 'failed'],
    /** Decided, one way or the other. */
    decided: ['recognised', 'failed'],
    /** Neither refused nor decided with its number: a plan with such applications is not done. */
    unsettled: ['declared', 'filed', 'incomplete', 'qualified', 'confirmed', 'approved'],
  },
);

export const recordStatusRegister = nameCodes(lists.recordStatusRegister, {
  normal: [0, 'good'],
  restricted: [1, 'bad'],
  deleted: [2, 'bad'],
  accessAbnormal: [3, 'bad'],
  awaitingCollege: [4, 'held'],
});

export const regChangeStatus = nameCodes(lists.regChangeStatus, {
  waiting: [0, 'pending'],
  passed: [1, 'good'],
  failed: [2, 'bad'],
});

/** Whoever is exempt from the exam applies with a record that a university handed in. */
export const examType = nameCodes(lists.examType, { exempt: [2], unified: [1], none: [0] });
