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
    return orgBizType === 2
      ? '/enrollModel/ProvinceBatchViewSubModel'
      : '/register/ProvinceBatchViewSubModel';
  if (orgType === 6) return '/auditorExamptionConfirm/filingsManage/method';
  return rights.has('rms.audit.view') && !rights.has('register.group.menu')
    ? '/basicModel/AuditSubModel'
    : '/HomeWorks';
}
