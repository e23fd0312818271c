import { certApplyDecisions, certApplyFlow } from '@tqc/domain/cert';
import { certChangeStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { kyselyOfPool, type Db } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import { testOrgs, testServer, type TestOrg, type TestServer } from '../../testing/server';
import type { Recipient } from './casePlan';
import { casesOf, handedIn, OWN_REQUEST } from './casesOf';

const NOW = new Date('2024-06-18T02:00:00Z');
const PENDING = certChangeStatus.code('pending');
const PASSED = certChangeStatus.code('passed');
const FAILED = certChangeStatus.code('failed');
const RIGHT = 'deciding';

const rows = store('certApply', 'applyId');
/** Somebody of the county hands in, another person of it decides; who is told may be another. */
const casesTelling = (to?: Recipient) =>
  casesOf(rows, {
    table: 'certApply',
    key: 'applyId',
    kind: 'certApply',
    decisions: certApplyDecisions,
    flow: certApplyFlow,
    calls: { update: { permission: RIGHT } },
    deciders: { issuer: (row, who) => row.orgId === who.orgId },
    hands: (row, _, { name }) => (row.remark === name ? '由同事审核' : undefined),
    moves: { again: ['补发换发', '修改后再提交'], handOver: ['补发换发', '登记领取'] },
    list: { equal: ['kind'], like: ['name'] },
    dress: async (_, found) => (row) => ({
      idIndex: row.idIndex.toString(),
      among: found.length,
    }),
    beside: async (_, { applyId }) => ({ paper: `纸${applyId}` }),
    tells: { applicant: ({ askedBy }) => to ?? { person: askedBy, page: 'cert.reissue' } },
    facts: ({ name, applyNo, kind }) => ({ name, applyNo, kind }),
  });
const cases = casesTelling();

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await testServer();
  db = kyselyOfPool(server.pool);
});
beforeEach(() => server.pool.query('truncate cert_apply, case_step, sys_message cascade'));

const OTHER = '900001';
/** A call of somebody of an organisation, with what is written into its audit. */
function callOf(
  org: TestOrg,
  { adminId = OTHER, name = '审核人', version = 1, rights = [RIGHT] } = {},
) {
  const { id, name: orgName } = testOrgs[org];
  const notes: object[] = [];
  const who = { adminId, name, orgId: id, orgName, rights: new Set(rights) };
  const rest = { db, version, now: NOW, note: (note: object) => void notes.push(note) };
  // What cases look at of a call; the rest of it none of them reads.
  return { notes, ...({ ...rest, who } as unknown as CallContext) };
}
const asker = () => testOrgs.county.id;

let n = 0;
async function laidDown(more: object = {}) {
  n += 1;
  const { id, name, prov, city, county } = testOrgs.county;
  const { id: applyId } = await rows({ db }).add({
    applyNo: `BF${n}`,
    certId: String(n),
    certNo: '20243288011000001',
    ctId: 1,
    orgId: id,
    orgName: name,
    prov,
    city,
    county,
    name: '孟知远',
    idMask: '***',
    idIndex: Buffer.from('index'),
    kind: 2,
    reason: 2,
    pickup: 1,
    askedBy: asker(),
    applicant: '经办人',
    appliedAt: NOW.toISOString(),
    status: PENDING,
    ...more,
  });
  return rows({ db }).get(applyId);
}
const lives = async () =>
  (
    await server.pool.query(
      'select step, event, from_status, to_status, opinion, actor from case_step',
    )
  ).rows;
const told = async () =>
  (
    await server.pool.query(
      'select r.admin_id::text as who, m.msg_url as url, m.title from sys_message m join sys_message_reader r using (msg_id)',
    )
  ).rows;
const nothing = { columns: async () => ({}) };
const PASS = { decision: 'pass', opinion: '' } as const;
const FAIL = { decision: 'fail', opinion: '照片不清' } as const;

test('列表和详情说明本机构能作什么决定、为什么这个人不能；要说的内容顶替同名的列', async () => {
  const { applyId } = await laidDown();
  const listed = async (call: CallContext) => {
    const page = await cases.list({ ...call, input: { pageNo: 1, pageSize: 10 } });
    return page.record.map(({ own, decisions, notYours }) => ({ own, decisions, notYours }));
  };
  const may = ['pass', 'fail'];
  expect(await listed(callOf('county'))).toEqual([{ own: true, decisions: may, notYours: null }]);
  const asked = callOf('county', { adminId: asker() });
  expect(await listed(asked)).toEqual([{ own: true, decisions: [], notYours: OWN_REQUEST }]);
  const others = { own: false, decisions: [], notYours: null };
  expect(await listed(callOf('city'))).toEqual([others]);
  const powerless = callOf('county', { rights: [] });
  expect(await listed(powerless)).toEqual([{ ...others, own: true }]);
  await laidDown();
  expect(await cases.get(callOf('county'), applyId)).toMatchObject({
    applyId,
    name: '孟知远',
    idIndex: 'index',
    among: 1,
    paper: `纸${applyId}`,
    steps: [],
  });
  const nowhere = cases.get(callOf('county'), applyId, sql`kind = 1`);
  await expect(nowhere).rejects.toMatchObject({ code: 403 });
  const two = await cases.list({ ...callOf('county'), input: { pageNo: 1, pageSize: 10 } }, [
    sql`apply_id <> ${applyId}`,
  ]);
  expect(two.record.map(({ among }) => among)).toEqual([1]);
});

test('决定：先看权限和状态，再看读到的版本，再看要说的；被拒绝时什么也不做', async () => {
  const row = await laidDown();
  let done = 0;
  const decide = (
    call: CallContext,
    held = row,
    said: { decision: 'pass' | 'fail'; opinion: string } = FAIL,
  ) =>
    cases.decide(call, held, said, {
      columns: async () => {
        done += 1;
        return {};
      },
    });
  await expect(decide(callOf('city', { version: 9 }))).rejects.toMatchObject({ code: 403 });
  const asked = callOf('county', { adminId: asker(), version: 9 });
  await expect(decide(asked)).rejects.toThrow(OWN_REQUEST);
  const colleague = callOf('county', { name: '史书言' });
  await expect(decide(colleague, { ...row, remark: '史书言' })).rejects.toThrow('由同事审核');
  const over = { ...row, status: PASSED };
  await expect(decide(callOf('county', { version: 9 }), over)).rejects.toThrow('只有待审核');
  const silent = { ...FAIL, opinion: '' };
  await expect(decide(callOf('county', { version: 9 }), row, silent)).rejects.toMatchObject({
    code: 409,
  });
  await expect(decide(callOf('county'), row, silent)).rejects.toMatchObject({ field: 'opinion' });
  expect(done).toBe(0);
  expect(await lives()).toEqual([]);
  expect(await rows({ db }).get(row.applyId)).toEqual(row);
});

test('决定：状态、意见和办理的内容一起写下，记进经过和审计，告诉提交的人', async () => {
  const row = await laidDown();
  const call = callOf('county', { name: '史书言' });
  const seen: unknown[] = [];
  await cases.decide(call, row, FAIL, {
    columns: async () => {
      seen.push((await rows({ db }).get(row.applyId)).status, await lives());
      return { decidedBy: OTHER };
    },
    after: async () => seen.push((await rows({ db }).get(row.applyId)).status, await lives()),
  });
  expect(seen).toEqual([PENDING, [], FAILED, []]);
  expect(await rows({ db }).get(row.applyId)).toMatchObject({
    status: FAILED,
    lastOpinion: '照片不清',
    decidedBy: OTHER,
    version: 2,
  });
  const { label, step } = certApplyDecisions.get('fail');
  expect(await lives()).toEqual([
    {
      step: step.label,
      event: label,
      from_status: PENDING,
      to_status: FAILED,
      opinion: '照片不清',
      actor: '史书言',
    },
  ]);
  expect(call.notes).toEqual([
    {
      obj: `certApply/${row.applyId}`,
      subject: '孟知远',
      detail: { from: PENDING, to: FAILED, version: 1, event: label },
    },
  ]);
  expect(await told()).toEqual([
    { who: asker(), url: expect.stringContaining('/'), title: '补发换发申请未通过' },
  ]);
});

test('本机构的操作：状态不合时不看填写的内容；做过的写进经过，重新提交的没有意见', async () => {
  const row = await laidDown({ status: FAILED, lastOpinion: '照片不清', askedBy: OTHER });
  const call = callOf('county', { adminId: asker(), name: '经办人甲' });
  let looked = false;
  const wrong = cases.move(call, { ...row, status: PENDING }, 'again', async () => {
    looked = true;
    return { columns: {} };
  });
  await expect(wrong).rejects.toThrow('只有审核不通过的申请');
  expect(looked).toBe(false);
  await cases.move(call, row, 'again', async () => ({ columns: handedIn(call), opinion: '已换' }));
  expect(await rows({ db }).get(row.applyId)).toMatchObject({
    status: PENDING,
    askedBy: asker(),
    applicant: '经办人甲',
    lastOpinion: '',
    version: 2,
  });
  expect(await lives()).toMatchObject([
    { step: '补发换发', event: '修改后再提交', opinion: '已换' },
  ]);
  const late = cases.move(call, row, 'again', async () => ({ columns: {} }));
  await expect(late).rejects.toMatchObject({ code: 409 });
});

test('删除只在本机构、只在可以删除的状态；别的机构当作没有', async () => {
  const { applyId } = await laidDown();
  await expect(cases.own(callOf('city'), applyId)).rejects.toMatchObject({ code: 403 });
  await expect(cases.remove(callOf('city'), applyId)).rejects.toMatchObject({ code: 403 });
  const passed = await laidDown({ status: PASSED });
  const kept = cases.remove(callOf('county'), passed.applyId);
  await expect(kept).rejects.toThrow('审核通过的申请不能删除');
  await expect(cases.remove(callOf('county', { version: 9 }), applyId)).rejects.toMatchObject({
    code: 409,
  });
  expect(await cases.remove(callOf('county'), applyId)).toMatchObject({ applyId, name: '孟知远' });
  await expect(rows({ db }).get(applyId)).rejects.toMatchObject({ code: 403 });
});

test('告诉的可以是一个机构；没有这个人的不告诉谁，该有的机构没有时算作找不到', async () => {
  const pass = async (to: Recipient) =>
    casesTelling(to).decide(
      // Whoever tells an organisation is somebody: it counts against what they may tell.
      callOf('county', { adminId: asker() }),
      await laidDown({ askedBy: OTHER }),
      PASS,
      nothing,
    );
  const page = 'cert.reissue';
  await pass({ person: null, page });
  expect(await told()).toEqual([]);
  await expect(pass({ org: null, page })).rejects.toMatchObject({ code: 403 });
  await pass({ org: testOrgs.city.id, page });
  expect(await told()).toMatchObject([{ who: testOrgs.city.id, title: '补发换发申请已通过' }]);
});
