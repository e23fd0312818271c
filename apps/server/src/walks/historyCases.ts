import { cert, certLooks, historyValid, enrollmentHistory } from '@tqc/contract/cert';
import { certAssign } from '@tqc/contract/cert';
import { finalJudgement, tempHistoryReason, validation } from '@tqc/domain/dictionaries';
import { idNoCheck, makeCertificateNo, maskIdNo } from '@tqc/domain/shared';
import { placeOf } from '../kit/personal';
import { newId } from '../kit/newId';
import type { TestOrg } from '../testing/server';
import { account } from './applicantCases';
import { certById, decideChange, freshCert, scan } from './certCases';
import { judgedRecord } from './enrollmentCases';
import { approved, call, idOf, next, road, server, set } from './stage';

/** Some value of one row of the database. */
async function valueOf<T>(text: string, given: readonly unknown[]): Promise<T> {
  const { rows } = await server.pool.query<{ value: T }>(text, [...given]);
  if (!rows[0]) throw new Error(`nothing found: ${text}`);
  return rows[0].value;
}

/** A registration of the history that counts. */
export const history = async (): Promise<string> =>
  valueOf('select hist_id::text as value from enrollment_history where enr_id = $1', [
    await judgedRecord(),
  ]);
/** It ends within the days in which its person is told. */
export const endsSoon = (histId: string) =>
  server.pool.query('update enrollment_history set valid_until = $2 where hist_id = $1', [
    histId,
    '2024-07-20',
  ]);
export const refOfHistory = (histId: string): Promise<string> =>
  valueOf('select id_ref as value from enrollment_history where hist_id = $1', [histId]);

const asked = async () => ({ explanation: '经查实', files: [await scan()] });
/** What is asked for about it: that it does not count, or counts otherwise. */
export const revoking = async (histId: string) => ({
  kind: 'revoke',
  histId,
  reasons: [2],
  ...(await asked()),
});
const concluding = async (histId: string) => ({
  kind: 'conclude',
  histId,
  conclusion: finalJudgement.code('qualified'),
  ...(await asked()),
});
/** The same, asked for from the record of the registration. */
export async function recordConcluding() {
  const enrId = await judgedRecord();
  const of = (column: string) =>
    valueOf<string>(`select ${column} as value from enrollment where enr_id = $1`, [enrId]);
  const [idNo, certNo] = [await of('id_ref'), await of('cert_no')];
  const conclusion = finalJudgement.code('unqualified');
  return { enrId, idNo, certNo, conclusion, reasons: [2], ...(await asked()) };
}
export const revokingAsked = async (histId?: string): Promise<string> =>
  idOf(await call('county', cert.change, { input: await revoking(histId ?? (await history())) }));
const concludingAsked = async (histId: string): Promise<string> =>
  idOf(await call('county', cert.change, { input: await concluding(histId) }));
const historyOf = (chgId: string): Promise<string> =>
  valueOf('select hist_id::text as value from cert_change where chg_id = $1', [chgId]);
export const revoke = async (histId: string): Promise<string> =>
  historyOf(await decideChange('city', 'approve')(await revokingAsked(histId)));
export const concludeAnew = async (histId: string): Promise<string> =>
  historyOf(await decideChange('city', 'approve')(await concludingAsked(histId)));
export const revoked = async () => revoke(await history());
export const anewAsked = async () => concludingAsked(await revoked());

interface TempRow {
  readonly track: 1 | 2;
  readonly province2012?: boolean;
  readonly reason?: Parameters<typeof tempHistoryReason.code>[0];
}

/** A row of an old collection that lies with the county. */
export async function tempRow({
  track,
  province2012 = false,
  reason = 'missing',
}: TempRow): Promise<string> {
  const id = newId();
  const n = next() % 1000;
  const first17 = `32880119860512${String(n).padStart(3, '0')}`;
  const idNo = first17 + idNoCheck(first17);
  const sex = n % 2 === 1 ? 1 : 2;
  const { personal } = server.app;
  const certNo = makeCertificateNo({
    year: 2009,
    province: '32',
    orgCode: '801',
    ctId: 3,
    sex,
    serial: 800_000 + next(),
  });
  await server.pool.query(
    `insert into history_temp (id, track, province2012, prov, city, county, name, sex, birth_date, nation, id_no, id_mask, id_index, id_ref,
       cert_no, ct_id, subject_id, subject_name, issuer, org_id, issued_on, education_level, work_unit, registration_type, enroll_number, conclusion, concluded_on, valid_until,
       reason, data_source, import_no)
     values ($1, $2, $3, '32', $4, $5, '演示旧档人', $6, '1986-05-12', '01', $7, $8, $9, $10,
       $11, 3, '3002', '数学', '东霁区教育局', $12, '2009-06-18', 3, '东霁区第一初级中学', 1, 1, 51, '2015-06-18', $13,
       $14, 7, 'DR20240001')`,
    [
      id,
      track,
      province2012,
      province2012 ? '' : '3288',
      province2012 ? '' : '328801',
      sex,
      personal.seal(placeOf('history_temp', 'id_no', id), idNo),
      maskIdNo(idNo),
      personal.index('idNo', idNo),
      personal.idRef(idNo),
      certNo,
      reason === 'organisation' ? null : '328801',
      track === 2 ? null : '2020-06-17',
      tempHistoryReason.code(reason),
    ],
  );
  return id;
}

/** What its fields in fault are mended with. */
export const MENDED = {
  1: { graduateSchool: '澄岚师范大学' },
  2: { validUntil: '2020-06-17' },
} as const;
const handlers = { 1: historyValid.handleTemp, 2: enrollmentHistory.handleTemp } as const;
const versionOfTemp = (id: string): Promise<number> =>
  valueOf('select version as value from history_temp where id = $1', [id]);
const handle =
  (track: 1 | 2, input: Readonly<Record<string, unknown>>, by: TestOrg = 'city') =>
  async (id: string): Promise<string> => {
    const version = await versionOfTemp(id);
    await call(by, handlers[track], { input: { id, ...input }, version });
    return id;
  };
export const mend = (track: 1 | 2) => handle(track, { action: 'correct', ...MENDED[track] });
export const makeVoid = (track: 1 | 2) => handle(track, { action: 'void', opinion: '查无此人' });

/** What a province adds to its row of before 2012. */
export const oldInput = async (tempId: string) => ({
  kind: 'add',
  tempId,
  graduateSchool: '澄岚师范大学',
  explanation: '档案在省厅',
  files: [await scan('province')],
});
export const oldRow = () => tempRow({ track: 1, province2012: true });
/** Asked for by the province, decided by somebody else of it. */
export const addOldRow = async (tempId: string): Promise<string> =>
  idOf(await call('province', cert.change, { input: await oldInput(tempId) }));

/** Somebody who was certified while studying: the application that waits for a diploma. */
export const waitingCollege = async (): Promise<string> => {
  const regId = await approved();
  await set('graduating = true, college_verify_status = 0', regId);
  await call('county', certAssign.create, {
    input: {
      records: await road.versionsOf([regId]),
      recognisedOn: '2024-06-18',
      issueDate: '2024-06-18',
    },
  });
  return regId;
};
/** A verified education of that person: its key. */
export async function verifiedCollege(regId: string, cached = false): Promise<string> {
  const ssoId = await account({
    college: [{ school: '澄岚师范大学', level: 3, studyForm: 1, diplomaNo: `BY2024${next()}` }],
  });
  await server.pool.query(
    `update applicant a set id_index = r.id_index, places = array['32', '3288', '328801'] from registration r where a.sso_id = $1 and r.reg_id = $2`,
    [ssoId, regId],
  );
  return valueOf(
    'update applicant_college set validation = $3, cached = $2 where sso_id = $1 returning id::text as value',
    [ssoId, cached, validation.code('yes')],
  );
}
/** A certificate with kept answers about its holder. */
export async function cachedCert(): Promise<string> {
  const { certId } = await freshCert();
  const regId = await valueOf<string>('select reg_id::text as value from cert where cert_id = $1', [
    certId,
  ]);
  await verifiedCollege(regId, true);
  return certId;
}
export const diplomaInput = async (regId: string) => ({
  regId,
  action: 'link',
  diplomaNo: 'BY20240099',
  graduateDate: '2024-06-10',
  graduateSchool: '澄岚师范大学',
  educationLevel: 3,
  file: await scan(),
});
export const linkByHand = async (regId: string): Promise<string> => {
  await call('county', historyValid.associationCollege, { input: await diplomaInput(regId) });
  return regId;
};
export const refuseCollege = async (regId: string): Promise<string> => {
  const input = { regId, action: 'refuse', opinion: '毕业证书看不清' };
  await call('county', historyValid.associationCollege, { input });
  return regId;
};
export const refusedCollege = async () => refuseCollege(await waitingCollege());

/** A concluded recognition with what stands for its person. */
export async function recognised(): Promise<{ regId: string; idNo: string; certNo: string }> {
  const { certId, certNo } = await freshCert();
  const { rows } = await server.pool.query<{ regId: string; idNo: string }>(
    'select r.reg_id::text as "regId", r.id_ref as "idNo" from cert c join registration r on r.reg_id = c.reg_id and r.city = c.city where c.cert_id = $1',
    [certId],
  );
  if (!rows[0]) throw new Error('no application');
  return { ...rows[0], certNo };
}
/** What the country is asked by about a certificate. */
export async function nationAsked() {
  const { certId } = await freshCert();
  const { certNo } = await certById(certId);
  const name = await valueOf<string>('select name as value from cert where cert_id = $1', [certId]);
  return { certNo, name, purpose: '核对' };
}
/** The key that an answer gave to its track. */
export async function trackKey(org: TestOrg): Promise<string> {
  const answer = await call(org, certLooks.queryNationCert, { input: await nationAsked() });
  return (answer as { record: { queryNo: string }[] }).record[0]?.queryNo ?? '';
}
