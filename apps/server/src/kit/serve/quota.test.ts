import { personal } from '@tqc/contract/account';
import { allCalls } from '@tqc/contract/catalogue';
import { calls, factsOf, get, isWrite, none, pathNames } from '@tqc/contract/kit';
import { registrationDocument, registrationReview } from '@tqc/contract/register';
import { exportCallOf, resource } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testServer, type TestServer } from '../../testing/server';
import { addDocument, testRoad } from '../../testing/road';
import { pdfOf } from '../files/filesTesting';
import { quotaOf, quotasOf } from './quota';
import { serve } from './serve';

const exports = calls(
  {
    id: 'monitor.tried',
    path: 'tried',
    code: '',
    calls: { list: ['GET', 'export', 'signedIn', '试着导出'] },
  },
  { list: get('export', 'signedIn', z.object({}), none, { quota: () => 'export' }) },
);
let server: TestServer;
let regId = '';
let now = Date.parse('2024-06-18T02:00:00Z');
beforeAll(async () => {
  server = await testServer({ calls: serve(exports, { list: () => null }) });
  regId = await (await testRoad(server)).filed(300);
  await server.pool.query(
    "insert into role (role_id, role_name, org_type, duty) values (90, '安全管理员', 4, 'security')",
  );
  await server.pool.query('insert into admin_role (admin_id, role_id) values (32, 90)');
});

/** One person calls no more than a hundred times in ten seconds. */
function later(ms = 200): void {
  server.setNow(new Date((now += ms)));
}

const alerts = async () =>
  (
    await server.pool.query<{ title: string; admin_id: string }>(
      "select m.title, r.admin_id from sys_message m join sys_message_reader r using (msg_id) where m.title like '%次数过多'",
    )
  ).rows;

test('一天查看完整号码100次为止，第50次时告诉安全管理员，第二天重新计', async () => {
  const county = await server.as('county');
  const reveal = () => {
    later();
    return county(personal.reveal, {
      table: 'registration',
      id: regId,
      field: 'idNo',
      reason: '核对申请人身份',
    });
  };
  for (let n = 0; n < 49; n += 1) await reveal();
  expect(await alerts()).toEqual([]);
  for (let n = 49; n < 100; n += 1) await reveal();
  expect(await alerts()).toEqual([{ title: '查看完整证件号码或手机号码次数过多', admin_id: '32' }]);
  await expect(reveal()).rejects.toMatchObject({
    code: 429,
    message: expect.stringContaining('100次'),
  });
  await server.pool.query("update person_quota set begins = begins - interval '24 hours'");
  await reveal();
});

test('导出一小时10次，下载一小时200次；满了就说清楚', async () => {
  const county = await server.as('county');
  for (let n = 0; n < 10; n += 1) {
    later();
    await county(exports.list, {});
  }
  await expect(county(exports.list, {})).rejects.toMatchObject({
    code: 429,
    message: '一小时内最多导出10次，请稍后再导出',
  });
  expect((await alerts()).map(({ title }) => title)).toContain('导出数据次数过多');
  const { rows } = await server.pool.query<{ photo: string }>(
    'select photo from registration where reg_id = $1',
    [regId],
  );
  const fileId = rows[0]?.photo ?? '';
  const download = () => {
    later();
    return county(resource.ticket, { fileId, download: true });
  };
  await download();
  await server.pool.query("update person_quota set n = 199 where kind = 'download'");
  await download();
  await expect(download()).rejects.toMatchObject({ code: 429 });
  // A printed form leaves the house as well; looking at a file is work.
  later();
  await expect(county(registrationDocument.regReport, { regId })).rejects.toMatchObject({
    code: 429,
    message: '一小时内最多下载或打印200个文件，请稍后再试',
  });
  await county(resource.ticket, { fileId });
});

test('看材料按份计数：一上午三百件、每件八份不受限，第800份告诉安全管理员，1600份为止', async () => {
  await server.pool.query(
    "delete from person_quota where kind like 'look%'; delete from person_look",
  );
  const city = await server.as('city');
  const n = async (kind: string) =>
    (await server.pool.query('select n from person_quota where kind = $1', [kind])).rows[0]?.n;
  const set = (kind: string, to: number) =>
    server.pool.query('update person_quota set n = $2 where kind = $1', [kind, to]);
  const { rows } = await server.pool.query<{ photo: string }>(
    'select photo from registration where reg_id = $1',
    [regId],
  );
  const first = rows[0]?.photo ?? '';
  const second = await addDocument(server, regId, pdfOf());
  // However often and by whichever call it is opened, one scan is one look.
  later();
  await city(resource.viewImage, { fileId: first });
  await city(resource.viewImage, { fileId: first });
  await city(resource.getRegWebTransactFile, { type: 'image', uuid: first });
  await city(resource.ticket, { fileId: first });
  expect([await n('look'), await n('look/day')]).toEqual([1, 1]);
  await set('look', 799);
  later();
  await city(resource.viewImage, { fileId: second });
  expect(await n('look')).toBe(800);
  expect(
    (await alerts()).filter(({ title }) => title === '查看证件材料和表格次数过多'),
  ).toHaveLength(1);
  await set('look', 1600);
  later();
  await expect(city(resource.getRegImage, { type: 'photo', regId })).rejects.toMatchObject({
    code: 429,
    message: '一小时内最多查看1600份材料，请稍后再看',
  });
  await city(resource.viewImage, { fileId: first });
  await set('look', 0);
  await set('look/day', 4800);
  await expect(city(resource.getRegImage, { type: 'photo', regId })).rejects.toMatchObject({
    code: 429,
  });
});

test('答复里有文件的接口和文件的链接，没有一个不计数', () => {
  const shows = allCalls.filter((call) => call.reply === 'file' || call.id === resource.ticket.id);
  expect(shows.length).toBeGreaterThan(8);
  const kinds = [{}, { type: 'image' }, { type: 'pdf' }, { type: 'file' }, { download: true }];
  expect(
    shows.filter((call) =>
      kinds.some((input) => !['look', 'download'].includes(quotaOf(call, input) ?? '')),
    ),
  ).toEqual([]);
});

test('查看原因至少四个字，写得太短的不计数', async () => {
  const point = await server.as('point');
  later();
  await expect(
    point(personal.reveal, { table: 'registration', id: regId, field: 'idNo', reason: 'aa' }),
  ).rejects.toMatchObject({ code: 400, message: '请写明查看原因，至少4个字' });
  // Blanks and signs are no words.
  for (const reason of ['.　　.', '......', 'a . . . b'])
    await expect(
      point(personal.reveal, { table: 'registration', id: regId, field: 'idNo', reason }),
    ).rejects.toMatchObject({ code: 400, message: '请写明查看原因，至少4个字' });
  expect(
    (
      await server.pool.query(
        "select 1 from person_quota where admin_id = 32880101 and kind = 'reveal'",
      )
    ).rowCount,
  ).toBe(0);
});

/** A number that fits a sealed field, by what the field is. */
const SAMPLES: Readonly<Record<string, string>> = {
  idNo: '110105194912310021',
  mobile: '15400001234',
  certNo: '20243288011000001',
};

test('按完整号码查询的每个列表都计数，不论哪个列表、哪种号码', () => {
  const asked = allCalls
    .filter((call) => !isWrite(call) && call.input instanceof z.ZodObject)
    .flatMap((call) =>
      Object.entries((call.input as z.ZodObject).shape as Record<string, z.ZodType>)
        .filter(([, schema]) => factsOf(schema)?.sealed)
        // A paper is of the one record that its key names; it counts as what leaves the house.
        .filter(([name]) => call.reply !== 'file' || !pathNames(call.path).includes(name))
        .map(([name, schema]) => ({
          id: call.id,
          name,
          counted: quotasOf(call, { [name]: SAMPLES[factsOf(schema)?.kind ?? ''] ?? '1' }),
          free: quotasOf(call, {}),
          exported: quotasOf(exportCallOf(call), { query: { [name]: '1' } }),
        })),
    );
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter(({ counted }) => !counted.includes('search'))).toEqual([]);
  expect(asked.filter(({ free }) => free.includes('search'))).toEqual([]);
  // Who exports what they looked for has looked for it all the same.
  expect(asked.filter(({ exported }) => !exported.includes('search'))).toEqual([]);
});

test('给申请人留言按人数计：一批两百人就是两百次，一小时两千为止', async () => {
  const county = await server.as('county');
  const tell = () => {
    later();
    return county(registrationReview.batchMsg, { regIds: `${regId},1,2`, content: '请补材料' });
  };
  await tell();
  const { rows } = await server.pool.query<{ n: number }>(
    "select n from person_quota where kind = 'message'",
  );
  expect(rows).toEqual([{ n: 3 }]);
  await server.pool.query("update person_quota set n = 1998 where kind = 'message'");
  await expect(tell()).rejects.toMatchObject({
    code: 429,
    message: '一小时内最多给2000名申请人留言，请稍后再试',
  });
});

test('要再输一次密码的接口，不论成败都计数', () => {
  const proved = allCalls.filter((call) => call.stepUp !== undefined);
  expect(proved.length).toBeGreaterThan(2);
  expect(proved.filter((call) => !call.quota || !call.countsRefused)).toEqual([]);
});
