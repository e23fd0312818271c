import { filesBeside } from '../../trade/cases';

/**
 * Scans beside cases of a kind; each lies where its certificate lies. A photo is drawn on the
 * certificate and on its electronic one.
 */
export const scansBeside = (kind: 'certApply' | 'certChange' | 'historyCollege') =>
  filesBeside('certCaseFile', 'caseId', {
    of: { kind },
    place: ['prov', 'city', 'county'],
    drawn: ['photo'],
  });
