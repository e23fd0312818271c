import { roleDuty } from '@tqc/domain/people';
import { isAuditRight } from './grantRights';

/** What a right is for, of those that may not meet in one person. */
export type Duty = 'system' | 'security' | 'audit';

/** To look and to take away lists is no duty, but for the audit's own. */
const HARMLESS = /\.(view|export|menu)$/;
const MASTER_DATA =
  /^basic\.(baseDict|baseDictType|baseSubject|baseMajor|baseTechnicalJob|baseCertType|baseCollege|baseCollegeTag|baseRareWords|baseOrgCertType|baseOrgCetNum|baseOrgLockTime|usbKey)\./;
const OF_ORGANISATIONS = /^basic\.baseOrg\.(rename|annul|transfer|ecertSwitch)$/;
const SWITCHES = /^rms\.(system|maintenance)\./;
const PEOPLE = /^rms\.(admins|roles|verify|auth)\.|^basic\.userUsbKey\.edit$/;

/** The duty a right belongs to; undefined for business and for what is only looked at. */
export function dutyOf(code: string): Duty | undefined {
  if (isAuditRight(code)) return 'audit';
  if (HARMLESS.test(code)) return undefined;
  if (PEOPLE.test(code)) return 'security';
  return [MASTER_DATA, OF_ORGANISATIONS, SWITCHES].some((one) => one.test(code))
    ? 'system'
    : undefined;
}

/** A duty in words. */
export const dutyText = (duty: string): string =>
  roleDuty.options.find(({ value }) => value === duty)?.label ?? duty;

/** Why a role of a duty does not hold a right; undefined where it may. */
export function againstDuty(duty: string, code: string): string | undefined {
  const wanted = dutyOf(code);
  return wanted === undefined || wanted === duty
    ? undefined
    : `属于“${dutyText(wanted)}”职责，请授予这种职责的角色，不能和“${dutyText(duty)}”放在一起`;
}
