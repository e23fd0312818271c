import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { allScreens } from '@tqc/contract/screens';
import { applyTheme } from '../../packages/ui/src/tokens';
import type { RULES } from '../browser/axeRules';
import { findings } from '../browser/findings';
import { base, openInside, signedIn } from './pages';
import { test } from './test';

// One test an account, each with a page of its own: both workers walk at the same time.
test.describe.configure({ mode: 'parallel' });

/**
 * Every page, seen by an account that has it; one with an id in its address is opened by the first
 * row of the list before it.
 */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  demo_gj: [
    '/HomeWorks',
    '/basicModel/BaseDictSubModel',
    '/basicModel/WorkCalendarSubModel',
    '/basicModel/MaintenanceSubModel',
    '/applicantModel/SsouserAuditSubModel',
    '/applicantModel/SsouserForgetpassApplySubModel',
    '/applicantModel/SsouserSubModel',
    '/applicantModel/ScoreSubModel',
    '/applicantModel/SsouserAccessquerySubModel',
    '/limitModel/PushRecordQuery',
    '/applicantModel/SsouserCollegeCertSubModel',
    '/applicantModel/SsouserStudentSubModel',
    '/applicantModel/SsouserDegreeCertSubModel',
    '/applicantModel/SsouserPthCertSubModel',
    '/applicantModel/SsoUserTeacherCertSubModel',
    '/applicantModel/NormalPreServiceTeacherSubModel',
    '/basicModel/BaseMajorSubModel',
    '/auditorExamptionConfirm/SubjectThreeCompare',
    '/auditorExamptionConfirm/smsManage',
    '/auditorExamptionConfirm/normalData/SubmitStatistics',
    '/auditorExamptionConfirm/filingsManage/SchoolView',
    '/basicModel/BaseSubjectSubModel/BaseSubjectSubModelType?type=3',
    '/basicModel/BaseOrgSubModel',
    '/basicModel/BaseOrgLogSubModel',
    '/basicModel/OrgNameLogSubModel',
    '/basicModel/BaseOrgSchoolSubModel',
    '/basicModel/BasicsProvinceBatchPostponeSubModel',
    '/monitor/ReportDesigner',
    '/monitor/AlertConsole',
    '/monitor/MonitorReport?type=1',
    '/monitor/MonitorReport?type=2',
    '/monitor/MonitorReport?type=3',
    '/monitor/MonitorReport?type=4',
    '/platformDocking/GBSwitch',
    '/eduDocModel',
    '/register/GbStatisticsSubModel',
    '/register/CertBatchSubModel',
    '/enrollModel/EnrollCertBatchSubModel',
    '/enrollModel/EnrollProvinceBatchApproveSubModel',
    '/enrollModel/EnrollmentSubModel',
    '/enrollModel/NationEnrollmentSubModel',
    '/enrollModel/EnrollBatchEndSubModel',
    '/register/ProvinceBatchApproveSubModel',
    '/register/ProvinceBatchPostponeSubModel',
    '/enrollModel/ProvinceBatchPostponeSubModelS',
    '/basicModel/SmsLogSubModel',
    '/basicModel/MsgSysmsgSubModel',
    '/historyDataManage/CertSubModel',
    '/historyDataManage/cert/:id',
    '/register/NationRegistrationSubModel',
    '/tqcStat',
    '/monitor/WallDevices',
    '/Development',
  ],
  demo_gx32: [
    '/auditorExamptionConfirm/filingsManage/ReformWorkGroup',
    '/auditorExamptionConfirm/normalData/ImportLog',
    '/auditorExamptionConfirm/filingsManage/University',
    '/auditorExamptionConfirm/filingsManage/AbilityAssessment',
    '/auditorExamptionConfirm/filingsManage/CollegeMajor',
    '/auditorExamptionConfirm/normalData/CollectAudit',
    '/auditorExamptionConfirm/normalData/EducationPostgraduate',
    '/auditorExamptionConfirm/normalData/NormalStudent',
  ],
  demo_s32: [
    '/auditorExamptionConfirm/UniversityUserManage',
    '/auditorExamptionConfirm/reviewTime',
    '/basicModel/employeeListManage',
    '/basicModel/employeeListManage?kind=verify',
    '/basicModel/roleListManage',
    '/basicModel/RmsUsbKeySubModel',
    '/basicModel/RmsUserUsbKeySubModel',
    '/basicModel/RegConfirmPointQuerySubModel',
    '/basicModel/RegConfirmPointQuerySubModel?kind=org',
    '/basicModel/RegConfirmPointSubModel',
    '/basicModel/EnrollConfirmPointQuerySubModel',
    '/basicModel/EnrollConfirmPointSubModel',
    '/basicModel/UniscOrgSubModel',
    '/basicModel/RegSiteOrgSubModel',
    '/basicModel/EnrollSiteOrgSubModel',
    '/basic/siteOrgLogIndex',
    '/basicModel/BasicsProvinceBatchPostponeSubModelHis',
    '/basicModel/BasicsProvinceBatchPostponeSubModel2His',
    '/basicModel/CertificateUserQuerySubModel',
    '/basicModel/CertificateUserSubModel',
    '/basicModel/EnrollUserQuerySubModel',
    '/basicModel/EnrollUserSubModel',
    '/register/ProvinceBatchSubModel',
    '/enrollModel/EnrollProvinceBatchSubModel',
    '/enrollModel/EnrollDownOrgBatchSubModel',
    '/register/DownOrgBatchSubModel',
    '/register/ProvinceBatchEndSubModel',
    '/basicModel/BaseOrgDocApproveSubModel',
    '/register/RegOperationRecordSubModel',
    '/MyWorks/WfWorkflowAuditSubModel',
    '/register/GovdataPushSubModel',
    '/register/PushFailedReportSubModel',
    '/register/CaseStatisticsSubModel',
    '/platformDocking/RExceptionHandling',
    '/historyDataManage/blanks',
    '/historyDataManage/CertApplySubModel',
    '/historyDataManage/CertChangeApproveSubModel',
    '/historyDataManage/CertChangeLogSubModel',
    '/historyDataManage/hisProvinceBatchPostponeSubModel',
    '/historyDataManage/SupplementCollegeSubModel',
    '/historyDataManage/HistoryValidSubModel',
    '/historyDataManage/NationHistoryValidSubModel',
    '/historyDataManage/NationEnrollmentHistorySubModel',
    '/historyDataManage/EnrollmentHistorySubModel',
    '/historyDataManage/EnrollmentHistoryApproveSubModel',
    '/historyDataManage/HistoryValidTempSubModel',
    '/historyDataManage/HistoryValidProvinceTempSubModel',
    '/historyDataManage/EnrollmentHistoryTempSubModel',
    '/limitModel/WfWorkflowAuditSubModel',
    '/limitModel/LimitationInfoFuHeSubModel',
    '/limitModel/LimitationSubModel',
    '/limitModel/LimitationInfoSubOtherModel',
    '/ecertModel/ecertOrgStamp',
    '/ecertModel/ecertCert',
    '/ecertModel/ecertTask',
    '/ecertModel/ecertChange',
  ],
  demo_x320101: [
    '/HomeWorks',
    '/register/OrgBatchSubModel',
    '/enrollModel/EnrollOrgBatchSubModel',
    '/enrollModel/EnrollLocaleSetSubModel',
    '/enrollModel/EnrollBatchEndApplySubModel',
    '/enrollModel/EnrollmentCheckSubModel',
    '/enrollModel/EnrollmentAudSubModel',
    '/enroll/desk',
    '/register/LocaleSetSubModel',
    '/register/RegistrationCheckSubModel',
    '/register/RegistrationSubModel',
    '/register/application/:id',
    '/register/RegistrationAudSubModel',
    '/register/desk',
    '/register/OrgBatchEndApplySubModel',
    '/register/GraduateCollegeAudSubModel',
    '/register/AccessQueryApplySubModel',
    '/register/numbers',
    '/basicModel/BaseOrgDocSubModel',
    '/limitModel/LimitationInfoSubModel',
    '/limitModel/AllRestrictedLibraryData',
    '/personal/sessions',
    '/personal/tasks',
  ],
  demo_q0001: [
    '/confirmaIndex',
    '/register/ProvinceBatchViewSubModel',
    '/enrollModel/EnrollProvinceBatchViewSubModel',
    '/enrollModel/OtherEnrollmentSubModel',
    '/register/RegistrationCheckSubModel?tab=confirmed',
    '/register/OtherRegistrationSubModel',
  ],
  demo_shenji: ['/basicModel/AuditSubModel'],
};

/** How many pages of a person are seen in dark too. */
const IN_DARK = 4;

/**
 * Looks at a page as it stands in the shell: every rule in white, and of the first pages of a
 * person, beside those kept behind them, what a theme can break in dark as well. Every screen's
 * stories are seen in both themes.
 */
async function look(page: Page, name: string, isFirst = true): Promise<void> {
  // What is still being fetched stands as a skeleton, and that is not what is looked at.
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  const rules: Readonly<Record<'white' | 'dark', keyof typeof RULES>> = {
    white: 'all',
    dark: 'colours',
  };
  for (const theme of isFirst ? (['white', 'dark'] as const) : (['white'] as const)) {
    await page.evaluate(applyTheme, theme);
    await page.evaluate(coloursArrived);
    const found = await findings(page, rules[theme], isFirst ? 'document' : 'shown');
    expect.soft(found, `${theme} ${name}`).toEqual([]);
  }
}

/** Ends the changing over of colours: one in transition belongs to neither theme. */
async function coloursArrived(): Promise<void> {
  // A chart takes the new colours a frame later.
  for (let turn = 0; turn < 2; turn += 1) await new Promise(requestAnimationFrame);
  for (const moving of document.getAnimations())
    if (moving instanceof CSSTransition) moving.finish();
}

test('无障碍：没有登录时的页面，明暗两种主题都没有违反 WCAG 2.2 A、AA 的地方', async ({ page }) => {
  for (const path of ['/Login', '/findPassword']) {
    await page.goto(base() + path);
    await page.getByRole('button').first().waitFor();
    await look(page, path);
  }
});

for (const [account, routes] of Object.entries(ROUTES)) {
  test(`无障碍：${account} 的页面没有违反 WCAG 2.2 A、AA 的地方，前几个页面明暗两种主题都看`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, account);
    for (const [at, path] of routes.entries()) {
      if (path.endsWith('/:id')) await openFirstRow(page, path);
      else await openInside(page, path);
      await look(page, `${account} ${path}`, at < IN_DARK);
    }
    await page.context().close();
  });
}

async function openFirstRow(page: Page, path: string): Promise<void> {
  await page
    .getByRole('gridcell')
    .getByRole('button')
    .or(page.getByRole('gridcell').getByRole('link'))
    .filter({ hasText: /^查看|^详情/, visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(path.replace(':id', '[^/]+$')));
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
}

test('无障碍：每个建成的页面都看过', () => {
  // Of pages that differ by the query of their route alone one stands for all.
  const pathOf = (route: string) => route.replace(/\?.*/, '');
  const seen = new Set(Object.values(ROUTES).flat().map(pathOf));
  const areas = resolve(import.meta.dirname, '../../apps/admin/src/areas');
  const built = readdirSync(areas).flatMap((area) =>
    [
      ...readFileSync(join(areas, area, 'index.ts'), 'utf8').matchAll(/^ {2}'([\w.]+)': \(\) =>/gm),
    ].map(([, id]) => allScreens.find((screen) => screen.id === id)?.route ?? `没有画面 ${id}`),
  );
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((path) => !seen.has(pathOf(path)))).toEqual([]);
});
