import {
  score,
  ssouser,
  ssouserCollegeCert,
  ssouserForgetpassApply,
} from '@tqc/contract/applicant';
import {
  handAccount,
  handAffair,
  leftToPeople,
  newAccount,
  newAffair,
} from '../testing/handAccount';
import type { TestOrg } from '../testing/server';
import { confirmed, call, idOf, next, server } from './stage';

const SEVERAL = 100;

const handed = async (item: ReturnType<typeof newAccount>, tint?: string): Promise<string> => {
  const { accepted, refused } = await handAccount(server, item, tint);
  const id = accepted[0]?.id;
  if (id === undefined) throw new Error(refused[0]?.message ?? 'nothing taken');
  return id;
};
/** Which of the invented people an account is, to be handed over once more. */
const numbers = new Map<string, number>();
/** An account that the channel has handed over, with what differs from a usual one. */
export const account = async (more: Parameters<typeof newAccount>[1] = {}): Promise<string> => {
  const n = SEVERAL + next();
  const id = await handed(newAccount(n, more));
  numbers.set(id, n);
  return id;
};
/** The channel has tried, and says what came of it. */
export const tried = (realName: 1 | 2) => (ssoId: string) =>
  handed(newAccount(numbers.get(ssoId) ?? 0, { realName }));
/** The same person asks people to look, with other pictures. */
export const asksPeople = (ssoId: string) =>
  handed(newAccount(numbers.get(ssoId) ?? 0, leftToPeople), '#ddaa88');
export const waitingAccount = () => account(leftToPeople);

const accountVersion = async (ssoId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from applicant where sso_id = $1',
    [ssoId],
  );
  return rows[0]?.version ?? 0;
};
/** What staff does with an account. */
export const handle =
  (org: TestOrg, action: string, more: Record<string, unknown> = {}) =>
  async (ssoId: string): Promise<string> => {
    await call(org, ssouser.update, {
      input: { ssoId, action, ...more },
      version: await accountVersion(ssoId),
    });
    return ssoId;
  };
const refusal = { refusal: 2, opinion: '人像与证件不是同一人' };
/** A refusal counts when a second person agrees. */
export const refusedAccount = async (ssoId: string) =>
  handle('centre', 'refuse', refusal)(await handle('province', 'refuse', refusal)(ssoId));

/** One certificate of each kind, with numbers that the source finds. */
const certificates: Parameters<typeof newAccount>[1] = {
  college: [{ school: '澄岚师范大学', level: 3, studyForm: 1, diplomaNo: 'BY20240001' }],
  degree: [{ authority: '澄岚师范大学', degree: 2, degreeNo: 'XW20240001' }],
  pth: [{ certificateNo: 'PTH20240001', level: 22, prov: '32' }],
  student: [{ school: '澄岚师范大学', level: 3, years: 4, state: 1 }],
  other: [{ kind: 2, title: '演示证书', certificateNo: 'QT20240001' }],
};
export const certified = () => account(certificates);
/** The first certificate of an account in one of the tables of certificates. */
export async function certificateIn(table: string, ssoId: string): Promise<string> {
  const { rows } = await server.pool.query<{ id: string }>(
    `select id::text from ${table} where sso_id = $1`,
    [ssoId],
  );
  return rows[0]?.id ?? '';
}
/** The number of an account by which paths name its person. */
export async function accountRef(ssoId: string): Promise<{ ssoId: string; idRef: string }> {
  const { rows } = await server.pool.query<{ id_ref: string }>(
    'select id_ref from applicant where sso_id = $1',
    [ssoId],
  );
  return { ssoId, idRef: rows[0]?.id_ref ?? '' };
}

/** A diploma nobody has checked; the end of its number decides what the source knows of it. */
export const diploma = (diplomaNo: string) => async (): Promise<string> =>
  certificateIn(
    'applicant_college',
    await account({ college: [{ school: '澄岚师范大学', level: 3, studyForm: 1, diplomaNo }] }),
  );
/** What staff does with a diploma. */
export const onDiploma =
  (input: Record<string, unknown>) =>
  async (id: string): Promise<string> => {
    const { rows } = await server.pool.query<{ version: number }>(
      'select version from applicant_college where id = $1',
      [id],
    );
    await call('province', ssouserCollegeCert.update, {
      input: { id, ...input },
      version: rows[0]?.version ?? 0,
    });
    return id;
  };
/** The kept answer about a diploma goes. */
export async function forgotten(id: string): Promise<string> {
  const { rows } = await server.pool.query<{ sso_id: string }>(
    'select sso_id::text from applicant_college where id = $1',
    [id],
  );
  await call('province', ssouserCollegeCert.removeCache, {
    input: await accountRef(rows[0]?.sso_id ?? ''),
  });
  return id;
}

/** A result of the person with that number, as the centre enters it. */
export const newScore = (n = SEVERAL + next()) => ({
  name: '演示申请人',
  idNo: newAccount(n).idNo,
  examBatch: '2024年上半年',
  prov: '32',
  grade: 2,
  scoreOne: 82,
  scoreTwo: 78,
  interviewSubject: '小学语文',
  interviewScore: '合格',
  proofNo: String(20_244_100_000_000 + n),
  expiredTime: '2027-06-30',
});
/** An account with a result. */
export async function scored(): Promise<{ ssoId: string; scoreId: string }> {
  const ssoId = await account();
  const input = newScore(numbers.get(ssoId));
  return { ssoId, scoreId: idOf(await call('centre', score.importScore, { input })) };
}

/** An affair of an account that waits for people. */
export async function affair(
  more: Parameters<typeof newAffair>[1] = {},
  of = account(),
): Promise<string> {
  const n = numbers.get(await of) ?? 0;
  const { accepted, refused } = await handAffair(server, newAffair(n, more));
  const id = accepted[0]?.id;
  if (id === undefined) throw new Error(refused[0]?.message ?? 'nothing taken');
  return id;
}
/** What staff decides on an affair. */
export const decided = (action: 'pass' | 'refuse') => async (affairId: string) => {
  await call('province', ssouserForgetpassApply.update, {
    input: { affairId, action, opinion: '材料齐全' },
    version: 1,
  });
  return affairId;
};
/** An account that its person has closed. */
export async function closed(ssoId: string): Promise<string> {
  await decided('pass')(await affair({ kind: 5, newValue: '' }, Promise.resolve(ssoId)));
  return ssoId;
}
/** An account of somebody whose application was asked about, with an answer that counts. */
export async function queried(): Promise<{ ssoId: string; queryId: string }> {
  const ssoId = await account();
  const regId = await confirmed();
  await server.pool.query(
    'update registration set id_index = (select id_index from applicant where sso_id = $2) where reg_id = $1',
    [regId, ssoId],
  );
  await server.pool.query(
    'update registration set access_result = 11, access_asked_at = now() where reg_id = $1',
    [regId],
  );
  await server.pool.query(
    "update registration set access_result = 0, access_time = now(), access_batch = 'AQ20240618900' where reg_id = $1",
    [regId],
  );
  const { rows } = await server.pool.query<{ id: string }>(
    'select query_id as id from access_query where reg_id = $1',
    [regId],
  );
  return { ssoId, queryId: rows[0]?.id ?? '' };
}
