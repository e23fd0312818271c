import { createTransport, uuid7, type LiveSession, type SendOptions } from '@tqc/client';
import { auth, personal } from '@tqc/contract/account';
import { allCalls } from '@tqc/contract/catalogue';
import { CALL_NOT_OF_FEATURE, errorCatalogue, errorEntry, signsOut } from '@tqc/contract/errors';
import { isWrite, pathNames, type Call } from '@tqc/contract/kit';
import { headers as names, STAMP_WINDOW } from '@tqc/contract/wire';
import { monitorButton } from '@tqc/domain/dictionaries';
import axios from 'axios';
import { beforeAll, expect, test } from 'vitest';
import { times } from '../testing/long';
import { testServer, type TestOrg, type TestServer } from '../testing/server';
import { outcomeOf, type Outcome } from './outcome';
import { letPass, newPerson } from './people';
import { markNow, writtenSince, type Mark } from './rows';
import { giveRights, ORGS, whoMay } from './whoMay';

/** One way to be refused before anybody looks at what was asked. */
interface Attempt {
  readonly title: string;
  readonly session: LiveSession | undefined;
  readonly options?: SendOptions;
  /** The call as it is said to be. */
  readonly as?: Partial<Call>;
  /** Changes a header behind the signature. */
  readonly forged?: Readonly<Record<string, string>>;
  readonly code: number;
  readonly message?: string;
}

const FAKE = 'e30.e30.x';
const UNKNOWN = 'walks.nothing.view';
const OTHER = 'lookup.common.view';
const OTHERS_OTHER = 'message.msgSysmsg.view';
const codes = Object.keys(errorCatalogue).map(Number);

let server: TestServer;
const sessions = new Map<TestOrg, LiveSession>();
const ended: (readonly [code: number, session: LiveSession])[] = [];
let half: LiveSession;
let mustChange: LiveSession;
let monitor: LiveSession;
let before: Mark;

const BEGAN = new Date('2024-06-18T02:00:00Z');

beforeAll(async () => {
  server = await testServer();
  server.setNow(BEGAN);
  await giveRights(server);
  const signedIn = async (...given: [TestOrg, { role?: boolean; columns?: string }?]) => {
    const { transport, adminId } = await newPerson(server, ...given);
    if (!transport.session) throw new Error('not signed in');
    return { session: transport.session, adminId };
  };
  for (const org of ORGS) sessions.set(org, (await signedIn(org, { role: true })).session);
  for (const code of codes.filter(signsOut)) {
    const { session, adminId } = await signedIn('centre', { role: true });
    await server.pool.query('update session set end_code = $2 where admin_id = $1', [
      adminId,
      code,
    ]);
    ended.push([code, session]);
  }
  half = (await signedIn('city', { role: true, columns: "login_type = 'sms'" })).session;
  mustChange = (await signedIn('city', { role: true, columns: "password_at = '2020-01-01'" }))
    .session;
  monitor = (await signedIn('centre', { columns: 'monitor = true' })).session;
  before = await markNow(server.pool);
});

/** Whatever a call is asked with: it is refused before anybody looks. */
const anything = ({ path }: Call) => Object.fromEntries(pathNames(path).map((name) => [name, '1']));

async function attempt(call: Call, { session, options, as, forged }: Attempt): Promise<Outcome> {
  letPass(server);
  const http = axios.create();
  http.interceptors.request.use((request) => {
    for (const [name, value] of Object.entries(forged ?? {})) request.headers.set(name, value);
    return request;
  });
  const mine = createTransport({ baseUrl: server.url, app: 'tqc-admin', http });
  mine.setClock(server.app.clock().getTime());
  mine.session = session;
  // A refusal is an envelope, whatever would have been answered.
  const asked: Call = { ...call, reply: 'json', ...as };
  return outcomeOf(mine.send(asked, anything(call), { version: 1, ...options }));
}

/**
 * The codes that end a session, of which a call tries a few and its neighbours the next: whether a
 * call asks for a living session at all is told by one, and each code is tried by many calls.
 */
const ENDED_AT_ONCE = times({ short: 2, long: codes.length });
function endedFor(call: Call): typeof ended {
  const first = (allCalls.indexOf(call) * ENDED_AT_ONCE) % ended.length;
  return [...ended.slice(first), ...ended.slice(0, first)].slice(0, ENDED_AT_ONCE);
}

/** Whose session is not enough, or none of theirs. */
function strangers(call: Call, holder: LiveSession): Attempt[] {
  const other = [...sessions.values()].find((session) => session !== holder) ?? holder;
  const opens = call.id === auth.logout.id;
  return [
    { title: '没有令牌', session: undefined, code: 481 },
    { title: '令牌是编造的', session: { ...holder, token: FAKE }, code: 415 },
    { title: '别人的签名', session: { token: holder.token, keys: other.keys }, code: 487 },
    ...endedFor(call).map(([code, session]) => ({ title: `以${code}结束的会话`, session, code })),
    ...(opens || call.secondStep ? [] : [{ title: '第二步没有完成', session: half, code: 481 }]),
    ...(opens || call.id === personal.changePassword.id
      ? []
      : [{ title: '必须先改密码', session: mustChange, code: 481 }]),
  ];
}

/** What a living session says wrongly of its own call. */
function mistakes(call: Call, session: LiveSession): Attempt[] {
  const wrong = call.permission === OTHER ? OTHERS_OTHER : OTHER;
  return [
    { title: '没有这个权限', session, as: { permission: UNKNOWN }, code: 404 },
    {
      title: '权限不是这个接口的',
      session,
      as: { permission: wrong },
      code: 404,
      message: CALL_NOT_OF_FEATURE,
    },
    ...(isWrite(call)
      ? [
          {
            title: '没有请求编号',
            session,
            options: { key: '' },
            code: 400,
            message: '缺少或错误的idempotency-key',
          },
          {
            title: '请求编号是编造的',
            session,
            options: { key: 'abc' },
            code: 400,
            message: '缺少或错误的idempotency-key',
          },
        ]
      : []),
    ...(call.versioned
      ? [{ title: '没有版本', session, options: { version: undefined }, code: 428 }]
      : []),
  ];
}

/** What is wrong under any signature. */
function badlySigned(session: LiveSession | undefined): Attempt[] {
  const now = () => server.app.clock().getTime();
  return [
    { title: '签名之后改了版本', session, forged: { [names.ifMatch]: '"7"' }, code: 487 },
    {
      title: '签名之后改了请求编号',
      session,
      forged: { [names.idempotencyKey]: uuid7() },
      code: 487,
    },
    {
      title: '签名之后改了地址',
      session,
      forged: { [names.stamp]: String(now()) + '1' },
      code: 487,
    },
    { title: '算法不对', session, forged: { [names.algorithm]: 'none' }, code: 415 },
    { title: '别的应用', session, forged: { [names.app]: 'tqc-x' }, code: 487 },
    {
      title: '重放两分钟以前的请求',
      session,
      options: { stamp: now() - STAMP_WINDOW - 1 },
      code: 488,
    },
    { title: '时间走在前面', session, options: { stamp: now() + 2 * STAMP_WINDOW }, code: 488 },
  ];
}

/** Everybody without the right: other levels, and whoever has only the flag of the monitor. */
function unentitled(call: Call): Attempt[] {
  if (call.permission === 'signedIn') return [];
  const has = (monitorButton.codes as readonly string[]).includes(call.permission);
  return [
    ...whoMay(call).without.map((org) => ({
      title: `${org}没有权限`,
      session: sessions.get(org),
      code: 403,
    })),
    ...(has ? [] : [{ title: '只有监控标志的人', session: monitor, code: 403 }]),
  ];
}

/** The call that tells the time cannot be asked to know it. */
const TELLS_TIME = auth.signInKey.id;

function attemptsAt(call: Call): Attempt[] {
  if (call.permission === 'channel')
    return [
      { title: '没有渠道的签名', session: undefined, code: 481 },
      { title: '后台的会话', session: sessions.get('centre'), code: 481 },
    ];
  if (call.permission === 'public' && !call.secondStep)
    return badlySigned(undefined).filter(({ code }) => code !== 488 || call.id !== TELLS_TIME);
  if (call.secondStep) return [...strangers(call, half), ...badlySigned(half)];
  const [org] = whoMay(call).with;
  const holder = org && sessions.get(org);
  const anybody = holder ?? monitor;
  return [
    ...strangers(call, anybody),
    ...badlySigned(anybody),
    ...unentitled(call),
    ...(holder ? mistakes(call, holder) : []),
  ];
}

test.each(allCalls.map((call) => [call.id, call] as const))(
  '%s：会话、签名、权限、编号和版本不对的，都在办理之前按各自的代码拒绝',
  async (_, call) => {
    // Half a session is not to be found idle or over after all that went before.
    server.setNow(BEGAN);
    await server.pool.query('update session set seen_at = $1', [BEGAN]);
    const told = [];
    const wanted = [];
    for (const one of attemptsAt(call)) {
      const { code, message } = await attempt(call, one);
      told.push([one.title, code, message]);
      wanted.push([one.title, one.code, one.message ?? errorEntry(one.code)?.message]);
    }
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(wanted);
  },
);

test('这些请求一行也没有写', async () => {
  expect(await writtenSince(server.pool, before)).toEqual([]);
});

test('写了一行就看得见，撤回的看不见', async () => {
  const touch = 'update org set org_name = org_name where org_id = 1';
  await server.pool.query(`begin; ${touch}; rollback`);
  expect(await writtenSince(server.pool, before)).toEqual([]);
  await server.pool.query(touch);
  expect(await writtenSince(server.pool, before)).toEqual(['org']);
});
