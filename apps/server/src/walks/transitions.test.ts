import { BatchStatus } from '@tqc/domain/dictionaries';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../testing/server';
import { auditDrift } from '../trade/wall/driftAudit';
import { foldAll } from '../trade/wall/fold';
import { isBuilt } from './machines';
import { notTaken } from './notTaken';
import { openStage, server } from './stage';
import { alertSteps } from './steps/alerts';
import { applicantSteps } from './steps/applicants';
import { enrollmentSteps } from './steps/enrollments';
import { enrollOrgPlanSteps } from './steps/enrollOrgPlans';
import { enrollPlanningSteps } from './steps/enrollPlanning';
import { applicationSteps } from './steps/application';
import { ecertSteps } from './steps/ecert';
import { exemptionSteps } from './steps/exemption';
import { exemptStudentSteps } from './steps/exemptStudents';
import { exemptTextSteps } from './steps/exemptTexts';
import { filingSteps } from './steps/filings';
import { historySteps } from './steps/histories';
import { limitPushSteps } from './steps/limitPushes';
import { restrictionSteps } from './steps/restrictions';
import { planningSteps } from './steps/planning';
import { platformSteps } from './steps/platform';
import { paperSteps } from './steps/paper';
import { certCaseSteps } from './steps/certCases';
import { recordSteps } from './steps/record';
import { reportFileSteps } from './steps/reportFiles';
import { reportSteps, submissionSteps } from './steps/reports';
import { moveSteps } from './steps/moves';
import { siteSteps } from './steps/sites';
import type { Step } from './steps/step';

/** Where the state of a record stands. */
const STANDS: Readonly<Record<string, readonly [table: string, key: string, column: string]>> = {
  recognitionStatus: ['registration', 'reg_id', 'status'],
  recordStatusRegister: ['registration', 'reg_id', 'record_status'],
  accessQueryResult: ['registration', 'reg_id', 'access_result'],
  regChangeStatus: ['registration_change', 'chg_id', 'status'],
  orgBatchApproval: ['org_plan', 'ob_id', 'approval_status'],
  planEndStatus: ['org_plan', 'ob_id', 'end_status'],
  certBatch: ['plan_batch', 'cb_id', 'status'],
  enrollCertBatch: ['plan_batch', 'cb_id', 'status'],
  firstReview: ['enrollment', 'enr_id', 'first_review'],
  recheck: ['enrollment', 'enr_id', 'recheck'],
  finalJudgement: ['enrollment', 'enr_id', 'final_judgement'],
  filingStatus: ['export_filing', 'doc_id', 'status'],
  pushState: ['platform_push', 'push_id', 'state'],
  abnormalStatus: ['platform_push', 'push_id', 'abnormal_status'],
  printStatus: ['cert', 'cert_id', 'print_status'],
  certStatus: ['cert', 'cert_id', 'status'],
  tempHistoryStatus: ['history_temp', 'id', 'status'],
  historyCollege: ['history_college', 'reg_id', 'status'],
  blankStockStatus: ['blank_stock', 'id', 'status'],
  limitPushStatus: ['limit_push', 'push_id', 'status'],
  limitStatus: ['limitation', 'limit_id', 'status'],
  violationApproval: ['limitation', 'limit_id', 'violation_approval'],
  reportStatus: ['report', 'report_id', 'status'],
  reportSubmitStatus: ['report_submit', 'report_submit_id', 'status'],
  reportFileStatus: ['job', 'job_id', 'status'],
  siteReleaseStatus: ['site_info', 'site_id', 'status'],
  annulState: ['org_annul', 'annul_id', 'state'],
  alertStatus: ['monitor_alert', 'alert_id', 'status'],
  realNameAuth: ['applicant', 'sso_id', 'real_name_auth'],
  reviewFlag: ['applicant_affair', 'affair_id', 'flag'],
  applicantAccount: ['applicant', 'sso_id', 'account'],
  validation: ['applicant_college', 'id', 'validation'],
  exemptFiling: ['exempt_filing', 'doc_id', 'status'],
  exemptRoster: ['exempt_roster', 'roster_id', 'status'],
  smsTaskStatus: ['exempt_sms_task', 'task_id', 'status'],
  normalDataStatus: ['exempt_student', 'student_id', 'status'],
  stampStatus: ['org_stamp', 'stamp_id', 'status'],
  ecertStatus: ['ecert', 'id', 'status'],
  ecertTaskStatus: ['ecert_task', 'id', 'status'],
};
/** The table writes states of a batch in words. */
const WORDS: Readonly<Record<string, number>> = {
  open: BatchStatus.code('open'),
  ended: BatchStatus.code('ended'),
};
const codeOf = (state: string) => (state === '-' ? '-' : String(WORDS[state] ?? state));

const steps: readonly Step[] = [
  ...applicationSteps,
  ...recordSteps,
  ...planningSteps,
  ...enrollPlanningSteps,
  ...enrollOrgPlanSteps,
  ...enrollmentSteps,
  ...filingSteps,
  ...ecertSteps,
  ...exemptionSteps,
  ...exemptStudentSteps,
  ...exemptTextSteps,
  ...restrictionSteps,
  ...limitPushSteps,
  ...platformSteps,
  ...paperSteps,
  ...certCaseSteps,
  ...historySteps,
  ...reportSteps,
  ...submissionSteps,
  ...reportFileSteps,
  ...alertSteps,
  ...applicantSteps,
  ...siteSteps,
  ...moveSteps,
];
const nameOf = ({ entity, from, event, to }: Omit<Step, 'before' | 'take'>) =>
  `${entity} ${from}→${to} ${event}`;
const rows = readFileSync(new URL('../../../../docs/spec/transitions.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([entity = '', from = '', event = '', to = '']) => ({ entity, from, event, to }))
  .filter(({ entity, event }) => isBuilt(entity, event));

beforeAll(async () => openStage(await testServer()));

/** The state of a record as the database has it; `-` for none. */
async function stateOf({ entity, stands }: Step, id: string): Promise<string> {
  const [table, key, column] = stands ?? STANDS[entity] ?? [];
  if (id === '' || !table) return '-';
  const found = await server.pool.query<{ state: number | null }>(
    `select ${column} as state from ${table} where ${key} = $1`,
    [id],
  );
  const state = found.rows[0]?.state ?? null;
  return state === null ? '-' : String(state);
}

test.each(steps.map((one) => [nameOf(one), one] as const))('%s', async (_, one) => {
  const before = await one.before();
  expect(await stateOf(one, before)).toBe(codeOf(one.from));
  expect(await stateOf(one, await one.take(before))).toBe(codeOf(one.to));
});

test('走完以后，大屏的数与从数据重新清点的一致：每一步都记了数', async () => {
  await foldAll(server.pool);
  const { cells, drifted } = await auditDrift(server.pool, new Date());
  expect(cells).toBeGreaterThan(50);
  expect(drifted).toBe(0);
});

test('transitions.tsv 里已建的每一步都在真实服务器上走过一次；没走的说明在等什么', () => {
  const taken = steps.map(nameOf);
  expect(taken.filter((name, at) => taken.indexOf(name) !== at)).toEqual([]);
  const known = notTaken.flatMap(({ ids }) => ids);
  console.log(`transitions.tsv 已建 ${rows.length} 步，走过 ${taken.length}，待办 ${known.length}`);
  expect(notTaken.filter(({ reason }) => reason.length < 10)).toEqual([]);
  expect([...taken, ...known].sort()).toEqual(rows.map(nameOf).sort());
});
