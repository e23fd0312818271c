import { enrollment, enrollmentConclusions, enrollmentImports } from '@tqc/contract/enroll';
import { imports, job } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../testing/server';
import { acceptedRecord, declared, ofPerson, recheckedRecord } from '../../walks/enrollmentCases';
import {
  conclusionHeads,
  declaredHeads,
  declaredLine,
  importLines,
  rowsFileOf,
  teacherOf,
} from '../../walks/enrollmentFiles';
import { openStage, server } from '../../walks/stage';

beforeAll(async () => openStage(await testServer()));

const { importDeclarationNotAccepted: accepting } = enrollmentImports;
const { autoAudEnrollExcelData: concluding } = enrollmentConclusions;
const recordOf = async (enrId: string) =>
  (await server.as('county'))(enrollment.get, await ofPerson(enrId));

test('未受理名单：找到的受理，没有的、不是本人的、已受理的逐行说明，有错的一行也不写', async () => {
  const [waiting, taken] = [await declared(), await acceptedRecord()];
  const line = await declaredLine(waiting);
  const [idNo = '', certNo = ''] = line.split(',');
  const lines = [
    line,
    await declaredLine(taken),
    `${idNo},20103288012999999,周若禾`,
    `${(await teacherOf(taken)).idNo},${certNo},周若禾`,
  ];
  const { plan, jobId } = await importLines('county', accepting, declaredHeads, lines);
  const NONE = '本机构没有这个证书号码的未受理申报';
  expect(plan?.rows.map(({ verdict, errors }) => errors?.['certNo'] ?? verdict)).toEqual([
    'update',
    NONE,
    NONE,
    `与第2行重复`,
  ]);
  const county = await server.as('county');
  expect((await county(job.get, { id: jobId })).status).toBe(3);
  expect((await recordOf(waiting)).firstReview).toBeNull();
  const stranger = `${(await teacherOf(taken)).idNo},${certNo},周若禾`;
  const wrong = await importLines('county', accepting, declaredHeads, [stranger]);
  expect(wrong.plan?.rows[0]?.errors).toEqual({ idNo: '证件号码与该证书的申报人不符' });
  const named = await importLines('county', accepting, declaredHeads, [
    line.replace('周若禾', '王明'),
  ]);
  expect(named.plan?.rows[0]?.errors).toEqual({ name: '姓名与申报人不符' });
  const elsewhere = await importLines('otherCounty', accepting, declaredHeads, [line]);
  expect(elsewhere.plan?.rows[0]?.errors).toEqual({ certNo: NONE });
  const done = await importLines('county', accepting, declaredHeads, [line]);
  expect(await county(job.get, { id: done.jobId })).toMatchObject({ status: 2, total: 1 });
  expect(await recordOf(waiting)).toMatchObject({ firstReview: 30 });
  expect((await recordOf(waiting)).archiveNo).not.toBeNull();
});

test('审核结论：每行一个结论，要说的没有说全的指到那一格；写入后与逐条终审一样', async () => {
  const [first, second] = [await recheckedRecord(), await recheckedRecord('deferred')];
  const [one, other] = [await teacherOf(first), await teacherOf(second)];
  const asks = (conclusion: string, more: string) =>
    `${other.idNo},${other.certNo},${conclusion},${more}`;
  const check = async (line: string) => {
    const files = rowsFileOf(conclusionHeads, [line]);
    const { plan } = await (await server.as('province'))(concluding, { dryRun: 'true' }, { files });
    return plan?.rows[0]?.errors;
  };
  expect(await check(asks('待终审', ',,,'))).toEqual({
    finalJudgement: '请填写终审结论，不能填待终审',
  });
  expect(await check(asks('暂缓注册', ',,,学时未满'))).toEqual({
    conditions: '请选择未达到的注册条件',
  });
  expect(await check(asks('注册不合格', ',违反职业道德规范，影响恶劣,,有通报'))).toEqual({
    articles: '违反职业道德规范的，请选择违反了准则的哪些条款',
  });
  expect(await check(asks('注册合格', ',,,'))).toEqual({
    opinion: '与复核结论不一致，请填写意见',
  });
  const { jobId } = await importLines('province', concluding, conclusionHeads, [
    `${one.idNo},${one.certNo},注册合格,,,,`,
    asks('注册不合格', ',违反职业道德规范，影响恶劣；2,关心爱护学生、自觉爱国守法,有通报'),
  ]);
  expect(await (await server.as('province'))(job.get, { id: jobId })).toMatchObject({ status: 2 });
  expect(await recordOf(first)).toMatchObject({ finalJudgement: 51, validUntil: '2029-06-18' });
  expect(await recordOf(second)).toMatchObject({
    finalJudgement: 53,
    reasons: [1, 2],
    articles: [5, 2],
  });
  expect(await check(asks('暂缓注册', '3,,,学时未满'))).toEqual({
    '': '该记录的状态已变化，请刷新后再操作',
  });
});

test('不是自己终审的什么也看不出；有自己接口的导入不走通用的', async () => {
  const { idNo, certNo } = await teacherOf(await recheckedRecord());
  const files = rowsFileOf(conclusionHeads, [`${idNo},${certNo},注册合格,,,,`]);
  const { plan } = await (await server.as('city'))(concluding, { dryRun: 'true' }, { files });
  expect(plan?.rows[0]?.errors).toEqual({ certNo: '没有由本机构终审的这个证书号码的记录' });
  const province = await server.as('province');
  const asked = { target: 'registrationConclusion', dryRun: 'true' as const };
  await expect(province(imports.importRows, asked, { files })).rejects.toThrow('该列表不能导入');
});
