import { enrollmentReview } from '@tqc/contract/enroll';
import {
  acceptDeclared,
  acceptedRecord,
  conclude,
  declared,
  enrollGround,
  judgedRecord,
  recheckedRecord,
  recordsOf,
  reviewedRecord,
  saidWith,
  stick,
  stuckRecord,
  unstick,
} from '../enrollmentCases';
import { acceptedByFile, judgedByFile } from '../enrollmentFiles';
import { call } from '../stage';
import { stepsOf, type Step } from './step';

const first = stepsOf('firstReview');
const second = stepsOf('recheck');
const final = stepsOf('finalJudgement');
const printed = stepsOf('printStatus', ['enrollment', 'enr_id', 'print_status']);

/** The conclusions, with the digit of their state and the words of the table. */
const CONCLUSIONS = [
  ['qualified', 1, '19 qualified'],
  ['deferred', 2, '27 deferred'],
  ['unqualified', 3, '20 unqualified'],
  ['noQualification', 4, '28 no teacher qualification'],
  ['notInScope', 5, '14 not in scope'],
] as const;

const batchApproved = async (enrId: string) => {
  await call('province', enrollmentReview.batchApprovalEnroll, {
    input: { records: await recordsOf(enrId), decision: 'qualified', ...saidWith['qualified'] },
  });
  return enrId;
};
const allQualified = async (enrId: string) => {
  const { obId } = await enrollGround();
  await call('city', enrollmentReview.lowerOrgbatchQualified, { input: { obId } });
  return enrId;
};

/** Registrations through their three stages. */
export const enrollmentSteps: readonly Step[] = [
  printed('0', 'registration sticker printed', '1', judgedRecord, stick),
  printed('1', 'registration sticker reset', '2', stuckRecord, unstick),
  printed(
    '2',
    'registration sticker printed again',
    '1',
    async () => unstick(await stuckRecord()),
    stick,
  ),
  first('-', 'declaration accepted', '30', declared, acceptDeclared),
  first('-', 'declaration not accepted imported', '30', declared, acceptedByFile),
  first(
    '30',
    'first review: decision 24 materials incomplete',
    '30',
    acceptedRecord,
    conclude('first', 'incomplete'),
  ),
  ...CONCLUSIONS.flatMap(([decision, digit, words]) => [
    first(
      '30',
      `first review: decision ${words}`,
      `3${digit}`,
      acceptedRecord,
      conclude('first', decision),
    ),
    first(
      `3${digit}`,
      'first review: conclusion withdrawn before the next stage acts',
      '30',
      () => reviewedRecord(decision),
      conclude('first', 'withdraw'),
    ),
    first(
      `3${digit}`,
      'returned by the re-check',
      '30',
      () => reviewedRecord(decision),
      conclude('recheck', 'returned'),
    ),
    second(
      '40',
      `re-check: decision ${words}`,
      `4${digit}`,
      () => reviewedRecord(decision),
      conclude('recheck', decision),
    ),
    second(
      `4${digit}`,
      're-check: conclusion withdrawn before the next stage acts',
      '40',
      () => recheckedRecord(decision),
      conclude('recheck', 'withdraw'),
    ),
    second(
      `4${digit}`,
      'returned by the final judgement',
      '40',
      () => recheckedRecord(decision),
      conclude('final', 'returned'),
    ),
    final(
      '50',
      `final judgement: decision ${words}`,
      `5${digit}`,
      () => recheckedRecord(decision),
      conclude('final', decision),
    ),
    final(
      `5${digit}`,
      'final judgement: conclusion withdrawn before the next stage acts',
      '50',
      () => judgedRecord(decision),
      conclude('final', 'withdraw'),
    ),
  ]),
  second('-', 'first review concluded', '40', acceptedRecord, conclude('first', 'qualified')),
  second(
    '40',
    're-check: returned to first review',
    '-',
    reviewedRecord,
    conclude('recheck', 'returned'),
  ),
  second('40', 'batch qualified for lower organisations', '41', reviewedRecord, allQualified),
  final('-', 're-check concluded', '50', reviewedRecord, conclude('recheck', 'qualified')),
  final('50', 'import of review conclusions', '51', recheckedRecord, judgedByFile),
  final('50', 'batch approval', '51', recheckedRecord, batchApproved),
  final('50', 'returned to re-check', '-', recheckedRecord, conclude('final', 'returned')),
];
