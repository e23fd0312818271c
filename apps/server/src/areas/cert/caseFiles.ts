import { filesBeside } from '../../trade/cases';

/** Scans beside cases of a kind; each lies where its certificate lies. */
export const scansBeside = (kind: 'certApply' | 'certChange' | 'historyCollege') =>
  filesBeside('certCaseFile', (caseId) => ({ kind, caseId }), ['prov', 'city', 'county']);
