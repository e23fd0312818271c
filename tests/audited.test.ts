import { allCalls, plainResources } from '@tqc/contract/catalogue';
import { factsOf, isWrite, membersOf } from '@tqc/contract/kit';
import { expect, test } from 'vitest';

/**
 * Reads that show no person but the caller: plans, code lists, figures, what is one's own.
 * Everything else leaves a row in the audit.
 */
const NO_PERSON: readonly (string | RegExp)[] = [
  /^account\.(auth|session|usbKey|view)\./,
  /^message\.msgSysmsg\.(list|get|stream)$/,
  /^lookup\.(get|query|view)(BaseOrg|Provinces|BaseDict|CertType|Subjects|CertBatch|OrgBatch|Dict|Role|Colleges|Majors|CollegeAppend|NormalBatch|ScoreBatch)/,
  /^basic\.baseOrg\.(queryKV|getData|getProvinces|getTreeData|getRegOrgData|getReOrgData|getConfirmWorkData)$/,
  /^register\.(certBatch|localeSet|orgBatch|orgBatchTime|provinceBatch|provinceBatchPostpone)\./,
  /^exemption\.(normalCollegeMajor|normaleUniversity|normalReviewTime)\./,
  /^enroll\.(enrollCertBatch|provinceBatch|orgBatch|setSelfOrgPlan|setProvinceAndOrgPlan|localeSet|confirmWork|change)\./,
  'enroll.enrollment.figures',
  'exemption.normalStudent.figures',
  // The caller's own imports of schools and points.
  'basic.baseOrgSchool.importStatus',
  'basic.baseOrg.importLocaleSetRs',
  /^register\.registration\.(figures|statusCounts)$/,
  /^limit\.(queryLimitationByStatus|getLaws)$/,
  /^resource\.(job\.|uuid$|(reg|enroll)ExcelTaskList$)/,
  /^monitor\.wall\./,
  /^monitor\.reports\.(queryInfos|getReportQuery|getReportHead|catalogue)$/,
  /^monitor\.(reportFileTask|monAlertInform)\.(list|get)$/,
  // How the national sign-on stands for provinces.
  'rms.auth.sso',
  // Times of maintenance, and how often a rule of warnings would have fired.
  'rms.maintenance.current',
  'monitor.monAlertInform.trial',
  // Warnings name organisations and how many cases, nobody else.
  'monitor.monAlert.list',
];

/** Plain resources show no person: the test below looks at every field of their rows. */
const plain = new Set(plainResources().map(({ id }) => id));

const shows = (id: string) =>
  !plain.has(id.slice(0, id.lastIndexOf('.'))) &&
  !NO_PERSON.some((one) => (typeof one === 'string' ? one === id : one.test(id)));

test('普通资源的行里没有个人的字段：有的要自己写查询，留审计记录', () => {
  expect(plain.size).toBeGreaterThan(0);
  for (const { id, get } of plainResources()) {
    const fields = Object.entries(membersOf(get.output));
    expect(fields.length, id).toBeGreaterThan(1);
    const persons = fields.filter(([, schema]) => {
      const { personal = false, sealed = false, label = '' } = factsOf(schema) ?? {};
      return personal || sealed || /姓名|证件|手机/.test(label);
    });
    expect(
      persons.map(([name]) => name),
      id,
    ).toEqual([]);
  }
});

test('每个能看到申请人的查询都留审计记录，新加的接口也逃不掉', () => {
  const reads = allCalls.filter((call) => !isWrite(call));
  expect(reads.length).toBeGreaterThan(60);
  const silent = reads.filter(({ id, audit }) => shows(id) && (!audit || audit === 'none'));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('没有一个写入接口免记审计', () => {
  const silent = allCalls.filter((call) => isWrite(call) && call.audit === 'none');
  expect(silent.map(({ id }) => id)).toEqual([]);
});
