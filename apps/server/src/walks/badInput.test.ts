import { handIn } from '@tqc/client';
import { allCalls } from '@tqc/contract/catalogue';
import { errorEntry } from '@tqc/contract/errors';
import { intake, IntakeItem, SupplementItem } from '@tqc/contract/intake';
import type { Call } from '@tqc/contract/kit';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { allAreas } from '../areas';
import type { Principal } from '../kit/session';
import { times } from '../testing/long';
import { testServer, type TestOrg } from '../testing/server';
import type { Asked } from './example';
import { exampleOf } from './examples';
import { hostileInput } from './hostileInput';
import { judge, principalOf } from './inProcess';
import { outcomeOf, type Outcome } from './outcome';
import { markNow, writtenSince } from './rows';
import { call as send, openStage, road, server } from './stage';
import { giveRights, ORGS, whoMay } from './whoMay';

/** A longer run says so: how many inputs a call, and from which seed. */
const RUNS = Number(process.env['TQC_BAD_INPUTS'] ?? times({ short: 12, long: 500 }));
const SEED = Number(process.env['TQC_BAD_INPUTS_SEED'] ?? 20240618);
const OVER_HTTP = Math.max(5, Math.ceil(RUNS / 25));

/** Words of a stack or of the database. */
const INSIDE = /node_modules|\.[tj]s:\d+|violates|syntax error|relation "|column "|ECONN/;
const OURS: ReadonlySet<number> = new Set([-1, 503, 487, 415]);
const HEAP_MB = 300;
const FIRST_APPLICANT = 170;

const principals = new Map<TestOrg, Principal>();
let heapBefore = 0;

/** What is still held, in MB: what can be collected is no growth. */
function heldNow(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

beforeAll(async () => {
  const opened = await testServer();
  await giveRights(opened);
  // They are asked about no more afterwards: the next who signs in so ends their sessions.
  for (const org of ORGS) principals.set(org, await principalOf(opened, org));
  await openStage(opened);
  // Signing in leaves rows of its own.
  for (const org of ORGS) await server.as(org);
  heapBefore = heldNow();
  console.log(`坏输入：每个接口 ${RUNS} 个，经网络 ${OVER_HTTP} 个，种子 ${SEED}`);
});

/** What is wrong with an answer; undefined when it is as it should be. */
function faultOf({ code, message, data }: Outcome): string | undefined {
  if (code === 0) return undefined;
  if (OURS.has(code) || !errorEntry(code)) return `${code} ${message}`;
  const { fields = {} } = (data ?? {}) as { fields?: Record<string, string> };
  return inhuman([message, ...Object.values(fields)]);
}

function inhuman(said: readonly string[]): string | undefined {
  const wrong = said.find((text) => !/\p{Script=Han}/u.test(text) || INSIDE.test(text));
  return wrong === undefined ? undefined : `不是说给人听的：${wrong}`;
}

const isOpen = ({ permission }: Call) => permission === 'public' || permission === 'channel';
const signed = allAreas.filter(({ call }) => !isOpen(call) && whoMay(call).with.length > 0);

test.each(signed.map((one) => [one.call.id, one] as const))(
  '%s：什么样的输入都有说给人听的答复，一行也不写',
  async (_, served) => {
    const { call } = served;
    const example = exampleOf(call);
    const org = example?.by ?? whoMay(call).with[0] ?? 'centre';
    const asked: Asked = (await example?.ready()) ?? { input: {} };
    const who = principals.get(org);
    if (!who) throw new Error(`nobody of ${org}`);
    const before = await markNow(server.pool);
    await fc.assert(
      fc.asyncProperty(hostileInput(call.input, asked.input), async (input) => {
        const judged = await judge(server, served, who, input, asked.version);
        const fault = faultOf(judged);
        if (fault !== undefined) throw new Error(fault);
      }),
      { numRuns: RUNS, seed: SEED, includeErrorInReport: true },
    );
    expect(await writtenSince(server.pool, before)).toEqual([]);
  },
);

test.each(allCalls.filter(({ reply }) => reply !== 'stream').map((one) => [one.id, one] as const))(
  '%s：经网络送来的怪字怪数，答复都说给人听，被拒绝的一行也不写',
  async (_, one) => {
    await server.pool.query('delete from person_quota');
    if (one.permission === 'channel') return channelTakes(one);
    const example = exampleOf(one);
    const org = example?.by ?? whoMay(one).with[0] ?? 'centre';
    const mine = isOpen(one) ? { input: {}, as: server.transport() } : await example?.ready();
    const asked: Asked = mine ?? { input: {} };
    // Who fails to sign in, or asks for too many codes, is counted.
    const counts = isOpen(one) || one.body === 'multipart' || one.countsRefused;
    let before = await markNow(server.pool);
    for (const input of drawn(one.input, asked.input)) {
      const outcome = await outcomeOf(send(org, one, { ...asked, input }));
      expect([faultOf(outcome), input]).toEqual([undefined, input]);
      if (outcome.code === 0) before = await markNow(server.pool);
    }
    if (!counts) expect(await writtenSince(server.pool, before)).toEqual([]);
  },
);

const drawn = (schema: Call['input'], right: Asked['input']) =>
  fc.sample(hostileInput(schema, right), { numRuns: OVER_HTTP, seed: SEED + 1 });

/** Items of the channel are refused one by one, each with its sentence. */
async function channelTakes(one: Call): Promise<void> {
  const [channel] = server.app.auth.keys.channel;
  if (!channel) throw new Error('no channel');
  const key = new Uint8Array(channel.key);
  const schema = one.id === intake.registration.id ? IntakeItem : SupplementItem;
  for (const item of drawn(schema, road.applicant(FIRST_APPLICANT))) {
    const handed = handIn(server.url, { id: channel.id, key }, [item], [], 0, one);
    const outcome = await outcomeOf(handed);
    const { refused = [] } = (outcome.data ?? {}) as { refused?: { message: string }[] };
    const fault = faultOf(outcome) ?? inhuman(refused.map(({ message }) => message));
    expect([fault, item]).toEqual([undefined, item]);
  }
}

test('走完以后没有越用越多的内存', () => {
  expect(heldNow() - heapBefore).toBeLessThan(HEAP_MB);
});
