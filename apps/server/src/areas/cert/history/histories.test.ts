import { cert, certChange, certLooks, enrollmentHistory, historyValid } from '@tqc/contract/cert';
import { finalJudgement, recognitionStatus } from '@tqc/domain/dictionaries';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server';
import {
  additionAsked,
  changed,
  colleague,
  decideChange,
  freshCert,
  oldCert,
  scan,
} from '../../../walks/certCases';
import {
  cachedCert,
  concludeAnew,
  history,
  MENDED,
  nationAsked,
  oldInput,
  oldRow,
  refOfHistory,
  revoke,
  revoked,
  revoking,
  tempRow,
  verifiedCollege,
  waitingCollege,
} from '../../../walks/historyCases';
import { call, idOf, openStage } from '../../../walks/stage';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await openStage(server);
});
beforeEach(() => server.pool.query('delete from person_quota'));

const enrollmentOf = async (histId: string) =>
  (
    await server.pool.query<{ status: number; record: number; until: string | null }>(
      'select e.status, e.record_status as record, e.valid_until::text as until from enrollment e join enrollment_history h using (enr_id) where hist_id = $1',
      [histId],
    )
  ).rows[0];
const registeredTimes = async (histId: string) =>
  (
    await server.pool.query<{ n: number }>(
      'select count(*)::int as n from enrollment_history h where id_index = (select id_index from enrollment_history where hist_id = $1) and conclusion = 51 and record_status = 0',
      [histId],
    )
  ).rows[0]?.n;

test('撤销注册由上一级同意后生效：历史和注册都失效，不再算注册过；变更结论后又有效', async () => {
  const histId = await history();
  const before = await enrollmentOf(histId);
  await revoke(histId);
  expect(await enrollmentOf(histId)).toMatchObject({ record: 3 });
  expect(await registeredTimes(histId)).toBe(0);
  const shown = await (
    await server.as('county')
  )(enrollmentHistory.get, { enrId: histId, idNo: await refOfHistory(histId) });
  expect(shown).toMatchObject({ recordStatus: 3, own: true, asked: false });
  expect(shown.idNo).toMatch(/\*{4}/);
  await concludeAnew(histId);
  expect(await enrollmentOf(histId)).toMatchObject({ record: 0, status: 51 });
  expect((await enrollmentOf(histId))?.until).toBe(before?.until);
});

test('变更结论为暂缓的要未达条件，不合格的要原因；暂缓以后没有有效期', async () => {
  const histId = await history();
  const base = { kind: 'conclude' as const, histId, explanation: '经查实' };
  const county = await server.as('county');
  const files = [await scan()];
  const refused = (conclusion: number | undefined, field: string) =>
    expect(
      county(cert.change, { ...base, files, ...(conclusion && { conclusion }) }),
    ).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
  await refused(undefined, 'conclusion');
  await refused(finalJudgement.code('qualified'), 'conclusion');
  await refused(finalJudgement.code('deferred'), 'conditions');
  await refused(finalJudgement.code('unqualified'), 'reasons');
  const { id } = await county(cert.change, {
    ...base,
    files,
    conclusion: finalJudgement.code('deferred'),
    conditions: [3],
  });
  await decideChange('city', 'approve')(id);
  expect(await enrollmentOf(histId)).toMatchObject({ status: 52, until: null });
});

test('别的机构不能申请，正在审批时不能再申请，审批只在注册历史的页里', async () => {
  const histId = await history();
  const input = await revoking(histId);
  await expect((await server.as('city'))(cert.change, input as never)).rejects.toMatchObject({
    code: 403,
  });
  const chgId = idOf(await call('county', cert.change, { input }));
  const city = await server.as('city');
  const listed = async (about: 'cert' | 'history') =>
    (await city(certChange.list, { about, scope: 'waiting', pageSize: 200 })).record.map(
      (row) => row.chgId,
    );
  expect(await listed('history')).toContain(chgId);
  expect(await listed('cert')).not.toContain(chgId);
  await expect(call('county', cert.change, { input: await revoking(histId) })).rejects.toThrow(
    '正在审批',
  );
});

test('已失效的不能再撤销；退回的没有改动', async () => {
  await expect(
    call('county', cert.change, { input: await revoking(await revoked()) }),
  ).rejects.toThrow('不是正常状态');
  const histId = await history();
  const chgId = idOf(await call('county', cert.change, { input: await revoking(histId) }));
  await decideChange('city', 'reject')(chgId);
  expect(await enrollmentOf(histId)).toMatchObject({ record: 0 });
});

test('非正式历史只问有问题的栏目：机构不存在的要机构，入库后就是正式的证书', async () => {
  const city = await server.as('city');
  const id = await tempRow({ track: 1, reason: 'organisation' });
  const row = await city(historyValid.viewHistoryTemp, { id });
  expect(row.faults).toEqual(['graduateSchool', 'orgId']);
  const input = { id, action: 'correct' as const, ...MENDED[1] };
  await expect(city(historyValid.handleTemp, input, { version: 1 })).rejects.toMatchObject({
    fields: { orgId: '请填写认定机构' },
  });
  await expect(
    city(historyValid.handleTemp, { ...input, orgId: '32880101' }, { version: 1 }),
  ).rejects.toMatchObject({ fields: { orgId: expect.stringMatching(/请选择/) } });
  await city(historyValid.handleTemp, { ...input, orgId: '328801' }, { version: 1 });
  const found = await (await server.as('county'))(cert.list, { certNo: row.certNo });
  expect(found.record).toMatchObject([{ certNo: row.certNo, orgName: '东霁区教育局' }]);
  await expect(
    city(historyValid.handleTemp, { id, action: 'void', opinion: '查无此人' }, { version: 2 }),
  ).rejects.toThrow('已处理');
});

test('作废要写原因；注册的入库以后在注册历史里', async () => {
  const city = await server.as('city');
  const id = await tempRow({ track: 2 });
  await expect(
    city(enrollmentHistory.handleTemp, { id, action: 'void' }, { version: 1 }),
  ).rejects.toMatchObject({ fields: { opinion: '请填写作废原因' } });
  await city(enrollmentHistory.handleTemp, { id, action: 'correct', ...MENDED[2] }, { version: 1 });
  const informal = await city(enrollmentHistory.list, { temp: true, pageSize: 200 });
  const { certNo = '' } = informal.record.find(({ enrId }) => enrId === id) ?? {};
  const { record } = await city(enrollmentHistory.list, { certNo });
  expect(record).toMatchObject([{ certNo, conclusion: 51, validUntil: '2020-06-17' }]);
});

test('2012年前的不能直接入库：申请转正式，另一人同意后成为证书', async () => {
  const id = await oldRow();
  const province = await server.as('province');
  await expect(
    province(historyValid.handleTemp, { id, action: 'correct', ...MENDED[1] }, { version: 1 }),
  ).rejects.toThrow('申请转正式');
  const { graduateSchool, ...bare } = await oldInput(id);
  await expect(province(cert.change, bare as never)).rejects.toMatchObject({
    fields: { graduateSchool: '请填写毕业学校' },
  });
  const chgId = idOf(await call('province', cert.change, { input: { ...bare, graduateSchool } }));
  await expect(decideChange('province', 'approve')(chgId)).rejects.toThrow('自己提交');
  await expect(province(cert.change, { ...bare, graduateSchool } as never)).rejects.toThrow(
    '正在审批',
  );
});

test('补录和改证件号的变更同意以后，证书上是新的号码', async () => {
  const added = await additionAsked();
  await decideChange('city', 'approve')(added);
  const { rows } = await server.pool.query<{ id: string | null }>(
    'select cert_id::text as id from cert_change where chg_id = $1',
    [added],
  );
  expect(rows[0]?.id).toMatch(/^\d+$/);
  const as = await colleague();
  const { certId, version } = await freshCert();
  const { idNo, birthDate } = await oldCert();
  const sex = Number(idNo[16]) % 2 === 1 ? 1 : 2;
  const input = { certId, ...(await changed(as)), idNo, birthDate, sex };
  const chgId = idOf(await call('county', cert.certificateChange, { input, version, as }));
  await decideChange('city', 'approve')(chgId);
  const { rows: after } = await server.pool.query<{ ref: string }>(
    'select id_ref as ref from cert where cert_id = $1',
    [certId],
  );
  expect(after).toEqual([{ ref: server.app.personal.idRef(idNo) }]);
});

test('学历只能从本人已核验的里选；关联后证书同时更新', async () => {
  const regId = await waitingCollege();
  const county = await server.as('county');
  await expect(
    county(historyValid.selectColeegeToHistoryValid, { regId, collegeId: '1' }),
  ).rejects.toMatchObject({ fields: { collegeId: expect.stringMatching(/已核验/) } });
  const collegeId = await verifiedCollege(regId);
  await county(historyValid.selectColeegeToHistoryValid, { regId, collegeId });
  const { rows } = await server.pool.query<{ school: string }>(
    'select graduate_school as school from cert where reg_id = $1',
    [regId],
  );
  expect(rows).toEqual([{ school: '澄岚师范大学' }]);
  await expect(
    county(historyValid.associationCollege, { regId, action: 'refuse', opinion: '看不清' }),
  ).rejects.toThrow('只有待补充的学历可以退回');
});

test('全国查询要号码、姓名和用途；轨迹凭查到的那一行，别人用不了，十分钟后要重新查', async () => {
  const other = await server.as('city');
  const { certNo, name, purpose } = await nationAsked();
  const { queryNationCert, queryNationTrack } = certLooks;
  expect(await other(queryNationCert, {})).toMatchObject({ total: 0 });
  await expect(other(queryNationCert, { name })).rejects.toThrow('证件号码或证书号码');
  await expect(other(queryNationCert, { certNo, purpose })).rejects.toThrow('姓名');
  await expect(other(queryNationCert, { certNo, name })).rejects.toThrow('查询用途');
  const { record } = await other(queryNationCert, { certNo, name, purpose });
  expect(record).toMatchObject([{ certNo, name }]);
  expect(record[0]?.idNo).toMatch(/\*{4}/);
  const queryNo = record[0]?.queryNo ?? '';
  expect((await other(queryNationTrack, { queryNo })).record).toMatchObject([
    { title: '认定（证书正常）' },
  ]);
  await expect((await server.as('province'))(queryNationTrack, { queryNo })).rejects.toMatchObject({
    code: 403,
  });
  server.setNow(new Date(Date.parse('2024-06-18T02:00:00Z') + 20 * 60_000));
  await expect(other(queryNationTrack, { queryNo })).rejects.toThrow('超过10分钟');
});

test('补发换发前查得到本机构的证书和为什么不能办；清缓存只清平台的结果', async () => {
  const { certNo } = await freshCert();
  const { record } = await (await server.as('county'))(certLooks.querySupplementCert, { certNo });
  expect(record).toMatchObject([{ certNo, whyNot: null }]);
  expect(await (await server.as('city'))(certLooks.querySupplementCert, { certNo })).toEqual({
    record: [],
  });
  const certId = await cachedCert();
  await (
    await server.as('centre')
  )(certLooks.removeTeacherCertCache, { certId });
  const { rows } = await server.pool.query<{ validation: number }>(
    'select validation from applicant_college c join applicant a using (sso_id) join cert t on t.id_index = a.id_index where t.cert_id = $1',
    [certId],
  );
  expect(rows).toEqual([{ validation: 0 }]);
});

test('认定历史只有有结论的', async () => {
  const regId = await waitingCollege();
  const county = await server.as('county');
  const { record } = await county(historyValid.list, { pageSize: 200 });
  expect(record.map((row) => row.regId)).toContain(regId);
  const concluded = [recognitionStatus.code('recognised'), recognitionStatus.code('failed')];
  expect(record.every(({ status }) => concluded.includes(status))).toBe(true);
  const one = record.find((row) => row.regId === regId);
  const detail = await county(historyValid.get, { regId, idNo: one?.idRef ?? '' });
  expect(detail.college).toMatchObject({ status: 0, own: true });
  await expect(county(historyValid.get, { regId, idNo: 'x' })).rejects.toMatchObject({ code: 403 });
});
