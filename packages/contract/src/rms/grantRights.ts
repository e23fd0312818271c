import { CENTRE, PROVINCE } from '@tqc/domain/organisations';

/** Rights on the audit belong to its administrator alone. */
export const isAuditRight = (code: string): boolean => code.startsWith('rms.audit.');

/** Rights of people and roles that give nobody anything further. */
const HARMLESS = /\.(view|export|menu)$/;

/**
 * Rights with which somebody can make others able to do more: who has one of them was looked at by
 * two people (security of the product, second person).
 */
export const isGrantRight = (code: string, orgType: number): boolean =>
  (code.startsWith('rms.') && !HARMLESS.test(code)) ||
  code === 'basic.baseOrg.add' ||
  code === 'basic.baseOrg.annul' ||
  ((orgType === PROVINCE || orgType === CENTRE) && code.endsWith('.audit'));
