import { allCalls } from '@tqc/contract/catalogue';
import { isWrite } from '@tqc/contract/kit';
import { expect, test } from 'vitest';

/** Reads that show no person but the caller: plans, code lists, figures, what is one's own. Everything else leaves a row in the audit. */
const NO_PERSON: readonly (string | RegExp)[] = [
  /^account\.(auth|session|usbKey|view)\./,
  /^basic\.baseTechnicalJob\./,
  /^message\.msgSysmsg\.(list|get|stream)$/,
  /^lookup\.(get|query|view)(BaseOrg|Provinces|BaseDict|CertType|Subjects|CertBatch|OrgBatch|Dict|Role|Colleges|Majors|CollegeAppend|NormalBatch|ScoreBatch)/,
  /^register\.(certBatch|localeSet|orgBatch|orgBatchTime|provinceBatch|provinceBatchPostpone)\./,
  'register.registration.figures',
  /^resource\.(job\.|uuid$)/,
  /^monitor\.wall\./,
];

const shows = (id: string) =>
  !NO_PERSON.some((one) => (typeof one === 'string' ? one === id : one.test(id)));

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
