import { score } from '@tqc/contract/applicant';
import { lookup } from '@tqc/contract/lookup';
import { registrationReview } from '@tqc/contract/register';
import { imports, job } from '@tqc/contract/resource';
import { createTaskRunner } from '../../jobs/taskRunner';
import { beforeAll, expect, test } from 'vitest';
import { handAccount, newAccount } from '../../testing/handAccount';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const result = (n: number, more: Record<string, unknown> = {}) => ({
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
  ...more,
});

test('先有成绩后有账户：账户一来就对上，申请过的区县看得到，批次进了批次表', async () => {
  const centre = await server.as('centre');
  const { id } = await centre(score.importScore, result(1));
  expect((await centre(score.get, { scoreId: id })).ssoId).toBeNull();
  await handAccount(server, newAccount(1));
  expect((await centre(score.get, { scoreId: id })).ssoId).not.toBeNull();
  const county = await server.as('county');
  expect((await county(score.list, { idNo: newAccount(1).idNo })).total).toBe(0);
  const regId = await road.filed(1, {
    idNo: newAccount(1).idNo,
    birthDate: '1998-02-03',
    examNo: result(1).proofNo,
  });
  expect((await county(score.list, { idNo: newAccount(1).idNo })).record[0]).toMatchObject({
    idNo: expect.stringContaining('***'),
    expired: false,
    validation: 1,
  });
  const { record } = await county(registrationReview.scores, { regId, type: '1' });
  expect(record).toContainEqual({ label: '笔试成绩', value: '82、78' });
  expect((await centre(lookup.queryScoreBatch, {})).record.map(({ name }) => name)).toContain(
    '2024年上半年',
  );
});

test('同一证明编号再导入算更新；别人的编号、对不上的姓名不收', async () => {
  const centre = await server.as('centre');
  await handAccount(server, newAccount(2));
  const first = await centre(score.importScore, result(2));
  const again = await centre(score.importScore, result(2, { scoreOne: 90 }));
  expect(again.id).toBe(first.id);
  const { scoreOne, life } = await centre(score.get, { scoreId: first.id });
  expect(scoreOne).toBe(90);
  expect(life.map(({ event }) => event)).toEqual(['更新成绩', '导入成绩']);
  await expect(
    centre(score.importScore, result(3, { proofNo: result(2).proofNo })),
  ).rejects.toMatchObject({ fields: { proofNo: expect.stringContaining('另一人') } });
  await expect(centre(score.importScore, result(2, { name: '演示别人' }))).rejects.toMatchObject({
    fields: { name: '姓名与申请人账户不一致' },
  });
});

const HEAD =
  '姓名,证件号码,考试批次,考试省份,学段,科目一,科目二,面试科目,面试成绩,合格证明编号,有效期止';
const line = (n: number, scoreOne = '82', until = '2027-06-30', idNo = newAccount(n).idNo) =>
  `演示申请人,${idNo},2024年上半年,江苏,小学,${scoreOne},78,小学语文,合格,${20_244_100_000_000 + n},${until}`;

test('从文件分两步导入：三行有错的改好再写入', async () => {
  const centre = await server.as('centre');
  const rows = [
    line(11),
    line(12, '999'),
    line(13, '82', '明年'),
    line(14, '82', '2027-06-30', '12'),
  ];
  const files = [
    {
      field: 'file',
      name: '成绩.csv',
      bytes: new TextEncoder().encode([HEAD, ...rows].join('\r\n')),
    },
  ];
  const target = 'score';
  const { plan } = await centre(imports.importRows, { target, dryRun: 'true' }, { files });
  expect(plan?.rows.map(({ verdict }) => verdict)).toEqual(['add', 'bad', 'bad', 'bad']);
  const edits = JSON.stringify([
    { line: 3, cells: { scoreOne: '99' } },
    { line: 4, cells: { expiredTime: '2027-06-30' } },
    { line: 5, cells: { idNo: newAccount(14).idNo } },
  ]);
  const mended = await centre(imports.importRows, { target, dryRun: 'true', edits }, { files });
  expect(mended.plan?.rows.map(({ verdict }) => verdict)).toEqual(['add', 'add', 'add', 'add']);
  const { jobId } = await centre(
    imports.importRows,
    { target, dryRun: 'false', edits, planHash: mended.plan?.hash },
    { files },
  );
  await createTaskRunner(server.app).wake();
  expect(await centre(job.get, { id: jobId ?? '' })).toMatchObject({ status: 2 });
  expect((await centre(score.list, { proofNo: '2024410000001' })).total).toBe(4);
});
