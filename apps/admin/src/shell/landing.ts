import { routeOf } from '@tqc/contract/screens';
import type { User } from '../kit/session/session';

/**
 * Where somebody starts: points at their plan, universities at their filing, everybody else at the
 * workbench.
 */
export function landingOf(
  { orgType, orgBizType }: Pick<User, 'orgType' | 'orgBizType'>,
  rights: ReadonlySet<string>,
): string {
  if (orgType === 1)
    return orgBizType === 2 ? routeOf('enroll.planView') : routeOf('register.planView');
  if (orgType === 6) return routeOf('exemption.filingsAbilityAssessment');
  return rights.has('rms.audit.view') && !rights.has('register.group.menu')
    ? routeOf('shell.auditList')
    : routeOf('shell.homeWorks');
}
