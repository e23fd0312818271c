import { lazy, type ComponentType } from 'react';
import { tellBuilt } from '../kit/session/builtPages';

/** A page under the shell: where it stands, what right it needs, what it shows. */
export interface Page {
  readonly path: string;
  readonly right?: string;
  readonly Screen: ComponentType;
}

const page = (
  path: string,
  right: string | undefined,
  load: () => Promise<ComponentType>,
): Page => ({
  path,
  ...(right ? { right } : {}),
  Screen: lazy(() => load().then((component) => ({ default: component }))),
});

/** Every page that is built. */
export const pages: readonly Page[] = [
  page('/HomeWorks', 'shell.homeWorks.menu', () =>
    import('../areas/shell/HomeWorksScreen').then((m) => m.HomeWorksScreen),
  ),
  page('/confirmaIndex', 'shell.confirmaIndex.menu', () =>
    import('../areas/shell/ConfirmaIndexScreen').then((m) => m.ConfirmaIndexScreen),
  ),
  page('/Development', undefined, () =>
    import('../areas/shell/DevelopmentScreen').then((m) => m.DevelopmentScreen),
  ),
  page('/register/CertBatchSubModel', 'register.certBatch.menu', () =>
    import('../areas/register/planning/CertBatchScreen').then((m) => m.CertBatchScreen),
  ),
  page('/register/ProvinceBatchApproveSubModel', 'register.planApprove.menu', () =>
    import('../areas/register/planning/PlanApproveScreen').then((m) => m.PlanApproveScreen),
  ),
  page('/register/ProvinceBatchViewSubModel', 'register.planView.menu', () =>
    import('../areas/register/planning/PlanViewScreen').then((m) => m.PlanViewScreen),
  ),
  page('/register/ProvinceBatchSubModel', 'register.provincePlan.menu', () =>
    import('../areas/register/planning/ProvincePlanScreen').then((m) => m.ProvincePlanScreen),
  ),
  page('/register/OrgBatchSubModel', 'register.orgPlan.menu', () =>
    import('../areas/register/planning/OrgPlanScreen').then((m) => m.OrgPlanScreen),
  ),
  page('/register/DownOrgBatchSubModel', 'register.downOrgPlan.menu', () =>
    import('../areas/register/planning/DownOrgPlanScreen').then((m) => m.DownOrgPlanScreen),
  ),
  page('/register/LocaleSetSubModel', 'register.localeSet.menu', () =>
    import('../areas/register/planning/LocaleSetScreen').then((m) => m.LocaleSetScreen),
  ),
  page('/register/RegistrationCheckSubModel', 'register.onlineCheck.menu', () =>
    import('../areas/register/lists/OnlineCheckScreen').then((m) => m.OnlineCheckScreen),
  ),
  page('/register/RegistrationSubModel', 'register.dataView.menu', () =>
    import('../areas/register/lists/DataViewScreen').then((m) => m.DataViewScreen),
  ),
  page('/register/RegistrationAudSubModel', 'register.audit.menu', () =>
    import('../areas/register/lists/AuditScreen').then((m) => m.AuditScreen),
  ),
  page('/register/ProvinceBatchPostponeSubModel', 'register.changeRecord.view', () =>
    import('../areas/register/lists/ChangeRecordScreen').then((m) => m.ChangeRecordScreen),
  ),
  page('/register/desk', 'register.registration.view', () =>
    import('../areas/register/desk/ReviewDeskScreen').then((m) => m.ReviewDeskScreen),
  ),
  page('/register/application/:id', 'register.registration.view', () =>
    import('../areas/register/application/ApplicationScreen').then((m) => m.ApplicationScreen),
  ),
  page('/historyDataManage/CertSubModel', 'cert.certManage.menu', () =>
    import('../areas/cert/CertManageScreen').then((m) => m.CertManageScreen),
  ),
  page('/historyDataManage/cert/:id', 'cert.cert.view', () =>
    import('../areas/cert/CertDetailScreen').then((m) => m.CertDetailScreen),
  ),
  page('/basicModel/SmsLogSubModel', 'message.sms.view', () =>
    import('../areas/message/SmsLogScreen').then((m) => m.SmsLogScreen),
  ),
  page('/personal/sessions', undefined, () =>
    import('../areas/account/SessionsScreen').then((m) => m.SessionsScreen),
  ),
  page('/basicModel/AuditSubModel', 'rms.audit.view', () =>
    import('../areas/rms/AuditListScreen').then((m) => m.AuditListScreen),
  ),
  page('/tqcStat', 'external.tqcStat.menu', () =>
    import('../areas/monitor/TqcStatScreen').then((m) => m.TqcStatScreen),
  ),
  page('/monitor/WallDevices', 'monitor.wall.manage', () =>
    import('../areas/monitor/WallDevicesScreen').then((m) => m.WallDevicesScreen),
  ),
];

tellBuilt(pages.map(({ path }) => path));
