import { uuid7 } from '@tqc/client';
import { personal, waiting } from '@tqc/contract/account';
import { allCalls } from '@tqc/contract/catalogue';
import { normaleUniversity } from '@tqc/contract/applicant';
import { enrollmentPapers } from '@tqc/contract/enroll';
import { errorEntry } from '@tqc/contract/errors';
import { isWrite, pathNames, type Call } from '@tqc/contract/kit';
import { msgSysmsg } from '@tqc/contract/message';
import { reports, wall } from '@tqc/contract/monitor';
import { baseOrgDoc } from '@tqc/contract/register';
import { imports, resource } from '@tqc/contract/resource';
import { admins, audit } from '@tqc/contract/rms';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOOK } from '../kit/serve';
import { testServer, type TestOrg } from '../testing/server';
import { declaredFlows } from './decisions/declared';
import type { Asked, Example } from './example';
import { exampleOf, openExampleOf } from './examples';
import { sentencesOf } from './otherwise';
import { outcomeOf, refusalIn, refusalWith, type Outcome } from './outcome';
import { markNow, writtenSince } from './rows';
import { call, openStage, server, somebody } from './stage';
import { giveRights, isWithin, may, ORGS, whoMay } from './whoMay';

const DENIED = errorEntry(403)?.message ?? '';
const NO_KEY = '缺少或错误的idempotency-key';
const USED = '该请求编号已用于其他内容，请刷新后重新提交';
/** Of an application it also says what was done last. */
const MOVED_ON = /^数据已被他人修改(（最近一步：.{4,}）)?，请刷新后再操作$/;

/** What comes over the line counts however often it comes, and whatever becomes of it. */
const countedOf = ({ body, countsRefused }: Call): ReadonlySet<string> =>
  new Set(body === 'multipart' || countsRefused ? ['person_quota'] : []);
const ANSWERED: ReadonlySet<string> = new Set(['idempotency', 'person_quota']);

beforeAll(async () => {
  const opened = await testServer();
  await giveRights(opened);
  await openStage(opened);
  // Signing in leaves rows of its own.
  for (const org of ORGS) await server.as(org);
});

/** What a flow says of a state, wherever it is said. */
const OF_STATES = sentencesOf(await declaredFlows());

/** Needs no right: proved beforehand, made by ways of their own. */
const isOpen = ({ permission }: Call) => permission === 'public' || permission === 'channel';
const walked = allCalls.filter(
  (one) => !isOpen(one) && openExampleOf(one) === undefined && whoMay(one).with.length > 0,
);
const opened = allCalls.filter((one) => openExampleOf(one) !== undefined);

test('每个接口都有一个能办成的例子；没有人有权限的，只有大屏自己用的', () => {
  const nobodys = allCalls.filter((one) => !isOpen(one) && whoMay(one).with.length === 0);
  const without = allCalls.filter((one) => !openExampleOf(one) && !exampleOf(one));
  expect(without.filter((one) => !nobodys.includes(one)).map(({ id }) => id)).toEqual([]);
  expect(new Set(nobodys.map(({ permission }) => permission))).toEqual(
    new Set(['monitor.wall.view']),
  );
  // What changes a record that others may have changed says what it answers to a wrong state.
  const silent = walked
    .filter((one) => one.versioned)
    .filter((one) => !exampleOf(one)?.state && !exampleOf(one)?.stateless);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test.each(opened.map((one) => [one.id, one] as const))('%s：按它自己的路能办成', async (_, one) => {
  await openExampleOf(one)?.succeed();
});

describe.each(walked.map((one) => [one.id, one] as const))('%s', (_, one) => {
  test('别人动不了看不到，过时和张冠李戴的不收；本人办得成，重复只有一次效果，状态不对说明原因', async () => {
    const example = exampleOf(one);
    if (!example) throw new Error(`${one.id} has no example`);
    const by = example.by ?? whoMay(one).with[0] ?? 'centre';
    const asked = await example.ready();
    // A list says whose rows it shows, or that they are everybody's.
    if (one.rowKey !== undefined && !example.shared) expect(asked.mark).toBeDefined();
    const another = isWrite(one) && !example.alone ? await example.ready() : asked;
    const before = await markNow(server.pool);
    const refused = await strangersAreRefused(one, example, by, asked);
    const old =
      (one.versioned || example.stale !== undefined) &&
      (await oldVersionsAreRefused(one, example, by, asked));
    const inAnswer = refused || old;
    if (isWrite(one)) await mixedReferencesAreRefused(one, by, asked, another);
    if (isWrite(one))
      expect(await ask(by, one, asked, '')).toMatchObject({ code: 400, message: NO_KEY });
    const left = await writtenSince(server.pool, before);
    // Where each record is refused for itself the call was answered: its answer is kept and it
    // counts, as do bytes that came.
    expect(left.filter((table) => !(inAnswer ? ANSWERED : countedOf(one)).has(table))).toEqual([]);
    await succeedsOnce(one, example, by, asked, another);
    if (example.state) await wrongStateIsExplained(one, example, by, asked);
  });
});

const ask = (org: TestOrg, one: Call, asked: Asked, key?: string): Promise<Outcome> =>
  outcomeOf(call(org, one, asked, key));

async function strangersAreRefused(
  one: Call,
  { personal, shared, stranger, at, also = [] }: Example,
  by: TestOrg,
  { as: _as, ...asked }: Asked,
): Promise<boolean> {
  let inAnswer = false;
  const told: unknown[] = [];
  const expected: unknown[] = [];
  const place = at ?? by;
  const wanted = stranger ?? { code: 403, message: DENIED };
  for (const org of ORGS) {
    if (org === by || also.includes(org) || personal || !may(org, one)) continue;
    if (isWrite(one)) {
      const outcome = await ask(org, one, asked);
      const each = outcome.code === 0 && refusalIn(outcome) !== undefined;
      inAnswer ||= each;
      told.push([org, each ? wanted.code : outcome.code, refusalIn(outcome)]);
      expected.push([org, wanted.code, wanted.message]);
    } else if (!shared && !isWithin(place, org) && !isWithin(org, place)) {
      const outcome = await ask(org, one, asked);
      if (outcome.code !== 0) expect([org, outcome.message]).toEqual([org, wanted.message]);
      else expectNothingOf(org, asked, outcome);
    }
  }
  expect(JSON.stringify(told)).toBe(JSON.stringify(expected));
  return inAnswer;
}

/** What is answered to somebody elsewhere tells nothing: no row, or none of the record. */
function expectNothingOf(org: TestOrg, { input, mark }: Asked, { data }: Outcome): void {
  if (mark !== undefined)
    return expect([org, JSON.stringify(data)]).toEqual([
      org,
      expect.not.stringContaining(`"${mark}"`),
    ]);
  if (Object.keys(input).length === 0) return;
  const { record } = (data ?? {}) as { record?: unknown };
  expect([org, record]).toEqual([org, []]);
}

/** Whether each record was refused for itself, in an answer that is kept. */
async function oldVersionsAreRefused(
  one: Call,
  { stale }: Example,
  by: TestOrg,
  asked: Asked,
): Promise<boolean> {
  const old = stale
    ? { ...asked, ...stale(asked) }
    : { ...asked, version: (asked.version ?? 1) + 7 };
  const outcome = await ask(by, one, old);
  expect(refusalIn(outcome)).toMatch(MOVED_ON);
  if (outcome.code !== 0) expect(outcome.code).toBe(409);
  return outcome.code === 0;
}

/** Of several keys in the path each must be of the same record. */
async function mixedReferencesAreRefused(
  one: Call,
  by: TestOrg,
  asked: Asked,
  another: Asked,
): Promise<void> {
  const names = pathNames(one.path).filter((name) => another.input[name] !== asked.input[name]);
  // With one name of its own the other record is just another right call.
  if (names.length < 2) return;
  for (const name of names) {
    const input = { ...asked.input, [name]: another.input[name] };
    const outcome = await ask(by, one, { ...asked, input });
    expect([name, refusalIn(outcome)]).toEqual([name, expect.stringMatching(/\p{Script=Han}{4}/u)]);
  }
}

async function succeedsOnce(
  one: Call,
  { never, leaves }: Example,
  by: TestOrg,
  asked: Asked,
  another: Asked,
): Promise<void> {
  if (one.reply === 'stream') return streamBegins(one, by, asked);
  const key = uuid7();
  const first = await ask(by, one, asked, key);
  expect(refusalIn(first)).toBe(never);
  const { mark, as } = asked;
  if (mark !== undefined) expect(JSON.stringify(first.data)).toContain(`"${mark}"`);
  if (!isWrite(one) || never !== undefined || leaves) return;
  const after = await markNow(server.pool);
  expect(await ask(by, one, asked, key)).toEqual(first);
  if (JSON.stringify({ ...another, as: 0 }) !== JSON.stringify({ ...asked, as: 0 }))
    expect(await ask(by, one, { ...another, ...(as ? { as } : {}) }, key)).toMatchObject({
      code: 422,
      message: USED,
    });
  const left = await writtenSince(server.pool, after);
  expect(left.filter((table) => !countedOf(one).has(table))).toEqual([]);
}

async function streamBegins(one: Call, by: TestOrg, { input }: Asked): Promise<void> {
  const { transport } = await somebody(by);
  const stop = new AbortController();
  const { status, headers } = await transport.open(one, input, stop.signal);
  expect([status, headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/event-stream/),
  ]);
  stop.abort();
}

async function wrongStateIsExplained(
  one: Call,
  { state }: Example,
  by: TestOrg,
  asked: Asked,
): Promise<void> {
  const { version } = asked;
  const again = version === undefined ? asked : { ...asked, version: version + 1 };
  const outcome = await ask(by, one, (await state?.ready?.()) ?? again);
  const { says = '' } = state ?? {};
  const refusal = refusalWith(outcome);
  expect(refusal?.message).toEqual(says instanceof RegExp ? expect.stringMatching(says) : says);
  // Of many it is told by its sentence alone where a call has reasons of its own.
  if (typeof says === 'string' && OF_STATES.has(says))
    expect([409, undefined]).toContain(refusal?.code);
}

/**
 * Writes that leave nothing of their own behind: a look for a reason, a ticket, a check, and what
 * is taken back before it changed anything.
 */
const CHANGES_NOTHING: readonly string[] = [
  personal.reveal.id,
  resource.ticket.id,
  wall.ticket.id,
  audit.verify.id,
  waiting.takeBack.id,
  // It is read with the method of a write.
  baseOrgDoc.excelHeader.id,
  `${admins.queryCertificateUserByOrgIds.id}${LOOK}`,
  `${admins.queryEnrollUserByOrgIds.id}${LOOK}`,
  normaleUniversity.getCollegeDict.id,
  `${imports.importMarked.id}${LOOK}`,
  `${enrollmentPapers.noticeList.id}${LOOK}`,
  // What somebody has read is kept for them alone, as when one message is opened.
  msgSysmsg.readAll.id,
  // A question to a report that is answered later.
  reports.getReportDataPreviewTask.id,
  // The log of texts says itself what was sent when.
  msgSysmsg.resendSms.id,
];

test('走过的每个写接口：成功和拒绝都在审计里，成功的写着改了什么；契约说要记的查看和查询也在', async () => {
  const { rows } = await server.pool.query<{ act: string; ok: boolean; changed: boolean }>(
    `select row ->> 'act' as act, (row ->> 'ok')::boolean as ok, bool_or(row -> 'detail' ? 'changes') as changed
     from (select row from audit union all select row from audit_inbox) noted group by 1, 2`,
  );
  const noted = new Map(rows.map(({ act, ok, changed }) => [`${act} ${ok}`, changed]));
  const acts = walked
    .filter((one) => isWrite(one) && exampleOf(one)?.never === undefined)
    // What is always only looked at is noted as that.
    .map(({ id, dryRun }) => (dryRun?.({}) === true ? `${id}${LOOK}` : id));
  expect(acts.filter((act) => !noted.has(`${act} true`))).toEqual([]);
  // Looks at persons and questions to lists as well: as the contract says of each.
  const looks = walked
    .filter((one) => !isWrite(one) && (one.audit === 'view' || one.audit === 'query'))
    .filter((one) => exampleOf(one)?.never === undefined)
    .map(({ id }) => id);
  expect(looks.length).toBeGreaterThan(5);
  expect(looks.filter((act) => !noted.has(`${act} true`))).toEqual([]);
  // A refusal may come before anybody knows that it was a look.
  const refused = (act: string) =>
    noted.has(`${act} false`) || noted.has(`${act.replace(LOOK, '')} false`);
  expect(acts.filter((act) => !refused(act))).toEqual([]);
  expect(
    acts.filter((act) => noted.get(`${act} true`) !== true && !CHANGES_NOTHING.includes(act)),
  ).toEqual([]);
});
