import { enrollAud, enrollment, enrollmentLimit, enrollmentReview } from '@tqc/contract/enroll';
import type { Call } from '@tqc/contract/kit';
import { finalFlow, firstReviewFlow, recheckFlow } from '@tqc/domain/enroll';
import {
  acceptedRecord,
  barredRecord,
  declared,
  enrollGround,
  enrollVersion,
  judgedRecord,
  leftMessage,
  ofPerson,
  recheckedRecord,
  recordsOf,
  reviewedRecord,
} from '../../../walks/enrollmentCases';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';
import { once } from '../../../walks/stage';

const NONE_QUALIFIED = '该计划没有初核合格、等待复核的记录';
const ABOVE = ['county', 'city', 'province', 'centre'] as const;

/** Decides a fresh record, by its version. */
const deciding = (
  one: Call,
  by: Example['by'],
  make: () => Promise<string>,
  said: Record<string, unknown>,
  says: string,
): Example => ({
  call: one,
  ...(by ? { by } : {}),
  ready: async () => ({ input: { records: await recordsOf(await make()), ...said } }),
  stale: ({ input }) => ({
    input: {
      ...input,
      records: (input['records'] as { id: string; version: number }[]).map(({ id, version }) => ({
        id,
        version: version - 1,
      })),
    },
  }),
  state: { says },
});

const accepted = once(acceptedRecord);
const rechecked = once(recheckedRecord);

/** Registrations of teachers and what is decided on them. */
export const recordExamples: readonly Example[] = [
  {
    call: enrollment.list,
    by: 'point',
    also: ABOVE,
    ready: once(async () => ({ input: { tab: 'pending', pageSize: 200 }, mark: await accepted() })),
  },
  {
    call: enrollment.get,
    by: 'point',
    also: ABOVE,
    ready: async () => ({ input: await ofPerson(await accepted()) }),
  },
  {
    call: enrollment.fistCheckmentDetail,
    by: 'point',
    also: ['county'],
    ready: async () => ({ input: await ofPerson(await accepted()) }),
  },
  {
    call: enrollment.queryAllEnrollCheckTheQuery,
    by: 'city',
    ready: once(async () => ({ input: { pageSize: 200 }, mark: await rechecked() })),
  },
  {
    call: enrollment.checkmentDetail,
    by: 'city',
    also: ['province'],
    ready: async () => ({ input: await ofPerson(await rechecked()) }),
  },
  {
    call: enrollment.queryAllEnrollFinshTheQuery,
    by: 'province',
    ready: once(async () => ({ input: { pageSize: 200 }, mark: await rechecked() })),
  },
  { call: enrollment.figures, by: 'county', shared: true, ready: async () => ({ input: {} }) },
  {
    call: enrollment.registrationDataAcceptance,
    by: 'point',
    also: ['county'],
    ready: async () => {
      const enrId = await declared();
      return { input: { enrId }, version: await enrollVersion(enrId) };
    },
    state: { says: '该申报已经受理' },
  },
  {
    ...deciding(
      enrollmentReview.editEnrollmentFistAffirm,
      'point',
      acceptedRecord,
      { decision: 'qualified', complete: true },
      otherwise(firstReviewFlow, 'qualified'),
    ),
    also: ['county'],
  },
  deciding(
    enrollmentReview.editAllEnrollCheckTheReg,
    'city',
    reviewedRecord,
    { decision: 'qualified' },
    otherwise(recheckFlow, 'qualified'),
  ),
  deciding(
    enrollmentReview.editAllEnrollFinshTheReg,
    'province',
    recheckedRecord,
    { decision: 'qualified' },
    otherwise(finalFlow, 'qualified'),
  ),
  deciding(
    enrollmentReview.batchApprovalEnroll,
    'province',
    judgedRecord,
    { decision: 'withdraw', opinion: '重新终审' },
    otherwise(finalFlow, 'withdraw'),
  ),
  {
    call: enrollmentLimit.draftLimit,
    by: 'province',
    ready: async () => ({ input: { enrId: await barredRecord() } }),
    state: { says: /^该结论已建立限制草稿 XZ\d+，请在限制库管理中补全并提交$/ },
  },
  {
    call: enrollmentReview.lowerOrgbatchQualified,
    by: 'city',
    ready: async () => {
      await reviewedRecord();
      return { input: { obId: (await enrollGround()).obId } };
    },
    state: { says: NONE_QUALIFIED },
  },
  {
    call: enrollmentReview.batchMsg,
    by: 'point',
    also: ['county', 'city', 'province'],
    ready: async () => ({ input: { enrIds: await acceptedRecord(), content: '请补充材料' } }),
    stateless: true,
  },
  {
    call: enrollAud.list,
    by: 'point',
    also: ABOVE,
    ready: once(async () => ({ input: { pageSize: 200 }, mark: await leftMessage() })),
  },
  {
    call: enrollAud.create,
    by: 'point',
    also: ['county', 'city', 'province'],
    ready: async () => ({ input: { enrId: await acceptedRecord(), content: '请补充材料' } }),
    stateless: true,
  },
  {
    call: enrollAud.cancel,
    by: 'point',
    ready: async () => ({ input: { enrAudId: await leftMessage() }, version: 1 }),
    state: { says: '留言已经撤回' },
  },
];
