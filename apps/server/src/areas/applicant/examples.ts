import {
  normalPreServiceTeacher,
  score,
  ssouser,
  ssouserAccessquery,
  ssouserCollegeCert,
  ssouserDegreeCert,
  ssouserForgetpassApply,
  ssouserPthCert,
  ssouserStudent,
  ssoUserTeacherCert,
} from '@tqc/contract/applicant';
import type { Call } from '@tqc/contract/kit';
import { exemptStudentFlow } from '@tqc/domain/exemption';
import {
  account,
  accountRef,
  affair,
  newScore,
  scored,
  certificateIn,
  certified,
  queried,
  waitingAccount,
} from '../../walks/applicantCases';
import type { Example } from '../../walks/example';
import { collected, returnedStudent, submitted } from '../../walks/exemptStudentCases';
import { otherwise } from '../../walks/otherwise';
import { call, once, server } from '../../walks/stage';

const one = once(account);
const holder = once(certified);
const result = once(scored);
const query = once(queried);
const seenAffair = once(() => affair());
const mine = { by: 'province', also: ['centre'] } as const;
const KEPT = { says: '没有保留的核验结果，不用清除' };

/** An account of which the source was asked about a certificate. */
const asked = async (update: Call, table: string) => {
  const ssoId = await certified();
  const id = await certificateIn(table, ssoId);
  await call('province', update, { input: { id, action: 'recheck' }, version: 1 });
  return { input: await accountRef(ssoId) };
};

const student = once(() => collected());
/** An account whose student record was asked for, as its university collects it. */
const matched = async () => {
  const ssoId = await account();
  await server.pool.query(
    'update exempt_student set sso_id = $2, student_match = 1 where student_id = $1',
    [await collected(), ssoId],
  );
  return accountRef(ssoId);
};

/** Certificates of one kind, which lie in a table of their own. */
const certificate = (
  { get, update, removeCache }: Record<'get' | 'update', Call> & { readonly removeCache?: Call },
  table: string,
): readonly Example[] => [
  {
    call: get,
    ...mine,
    ready: async () => ({ input: { id: await certificateIn(table, await holder()) } }),
  },
  {
    call: update,
    ...mine,
    ready: async () => ({
      input: {
        id: await certificateIn(table, await certified()),
        action: 'manual',
        conclusion: 1,
        opinion: '已核对原件',
      },
      version: 1,
    }),
    state: { says: '已核验的不用再人工核验，记录有误的请更正' },
  },
  ...(removeCache
    ? [{ call: removeCache, ...mine, ready: () => asked(update, table), state: KEPT }]
    : []),
];

/** Accounts of applicants: seen by the province of their number, above it by the centre. */
export const examples: readonly Example[] = [
  {
    call: ssouser.get,
    ...mine,
    ready: async () => ({ input: { ssoId: await one() } }),
  },
  {
    call: ssouser.update,
    ...mine,
    ready: async () => ({
      input: { ssoId: await waitingAccount(), action: 'pass' },
      version: 1,
    }),
    state: { says: '只有待人工审核的可以审核' },
  },
  {
    call: ssouser.removeCache,
    ...mine,
    ready: () => asked(ssouserCollegeCert.update, 'applicant_college'),
    state: KEPT,
  },
  ...certificate(ssouserCollegeCert, 'applicant_college'),
  ...certificate(ssouserDegreeCert, 'applicant_degree'),
  ...certificate(ssouserPthCert, 'applicant_pth'),
  ...certificate(ssouserStudent, 'applicant_student'),
  ...certificate(ssoUserTeacherCert, 'applicant_other'),
  {
    call: score.get,
    ...mine,
    ready: async () => ({ input: { scoreId: (await result()).scoreId } }),
  },
  {
    call: score.removeCache,
    ...mine,
    ready: async () => ({ input: await accountRef((await scored()).ssoId) }),
    state: { says: '没有保留的成绩核验结果，不用清除' },
  },
  {
    call: score.importScore,
    by: 'centre',
    // Nobody has one before it comes.
    personal: true,
    ready: async () => ({ input: newScore() }),
  },
  {
    call: ssouserAccessquery.list,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: once(async () => ({ input: {}, mark: (await query()).queryId })),
  },
  {
    call: ssouserAccessquery.get,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: { id: (await query()).queryId } }),
  },
  {
    call: ssouserAccessquery.removeCache,
    ...mine,
    ready: async () => ({ input: await accountRef((await queried()).ssoId) }),
    state: { says: '没有保留的查询结果，不用清除' },
  },
  {
    call: ssouserForgetpassApply.get,
    ...mine,
    ready: async () => ({ input: { affairId: await seenAffair() } }),
  },
  {
    call: ssouserForgetpassApply.update,
    ...mine,
    ready: async () => ({ input: { affairId: await affair(), action: 'pass' }, version: 1 }),
    state: { says: '只有待审核的事务可以审核' },
  },
  {
    call: normalPreServiceTeacher.list,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => ({ input: { side: 'collect' }, mark: await student() }),
  },
  {
    call: normalPreServiceTeacher.get,
    by: 'university',
    also: ['province', 'centre'],
    ready: async () => ({ input: { studentId: await student() } }),
  },
  {
    call: normalPreServiceTeacher.update,
    by: 'university',
    also: ['centre'],
    ready: async () => ({
      input: { studentId: await returnedStudent(), ethics: '品行端正' },
      version: 3,
    }),
    state: {
      says: otherwise(exemptStudentFlow, 'edit'),
      ready: async () => ({
        input: { studentId: await submitted(), ethics: '品行端正' },
        version: 2,
      }),
    },
  },
  {
    call: normalPreServiceTeacher.removeCache,
    ...mine,
    ready: async () => ({ input: await matched() }),
    state: { says: '没有保留的学籍核验结果，不用清除' },
  },
];
