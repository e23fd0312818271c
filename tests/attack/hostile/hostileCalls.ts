import { allCalls } from '@tqc/contract/catalogue';
import { signsOut } from '@tqc/contract/errors';
import { headers as names } from '@tqc/contract/wire';
import { createRandom, type Random } from '../../../apps/server/src/demo/random';
import { pause } from '../../perf/figures';
import { ask, type Answer } from '../kit/ask';
import { residentOf } from '../kit/memory';
import type { Attack, Check } from '../kit/proof';
import { publicSigner } from '../kit/publicSigner';
import { freshAddress } from '../kit/relay';
import type { Signer } from '../kit/sign';
import { gather, learn, type Member } from './crowd';
import { drawInput, type Known } from './drawInput';
import { faultOf } from './judge';
import { mutations, plainly } from './mutations';
import { requestOf, type Shot } from './shot';
import { summaryOf, type Summary } from './summary';
import { fingerprints, verifyChain, watchHealth } from './surroundings';

const WORKERS = 8;
const PACE = 105;
/** Share of the calls that are sent as they were drawn. */
const PLAIN = 0.15;
/** Share of the calls that nobody has signed in for. */
const STRANGERS = 0.1;
const ADDRESSES = 50;
const MOST_GROWTH = 400;
const LONGEST_WAIT = 5000;
const MOST_RETURNS = 500;

/**
 * Sends thousands of generated calls, valid in shape and then spoilt, to every call of the
 * catalogue, and looks at every answer.
 */
export async function hostileCalls(attack: Attack, calls: number, check: Check): Promise<void> {
  const { own, url } = attack;
  const members = await gather(attack);
  const known = await learn(members);
  const before = own && (await fingerprints(own));
  const summary = summaryOf();
  const health = watchHealth(url);
  const memory = residentOf(own?.pid);
  await shootAll(attack, { members, known, calls, summary });
  const wait = await health.end();
  await pause(2000);
  const growth = memory === undefined ? undefined : (residentOf(own?.pid) ?? 0) - memory;
  summary.print();
  const all = `${summary.calls} 次调用，种子 ${attack.seed}`;
  for (const [fault, title] of [
    ['服务器错误', '没有一次 5xx（503 除外）'],
    ['不是信封', '每次都答复信封'],
    ['目录外的代码', '答复码都在目录里'],
    ['泄露内部', '答复里没有调用栈和 SQL'],
    ['正确的签名被拒', '签名正确的调用没有被说成签名不符'],
    ['断线', '没有一次断线或超时'],
  ] as const)
    check(title, summary.count(fault) === 0, `${all}，${summary.count(fault)} 次不是`);
  check('服务一直有答复', wait < LONGEST_WAIT, `/healthz 最长 ${wait.toFixed(0)} ms`);
  check(
    '内存没有一直增长',
    growth === undefined ? undefined : growth < MOST_GROWTH,
    growth === undefined ? '看不到进程' : `+${growth.toFixed(0)} MB（限 ${MOST_GROWTH}）`,
  );
  if (own && before) {
    const after = await fingerprints(own);
    const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
    check('账号、角色、机构没有被改', changed.length === 0, changed.join('、') || '都没有变');
  } else check('账号、角色、机构没有被改', undefined, '看不到数据库');
  const chain = await verifyChain(attack);
  check('审计链完整', chain.ok, chain.told);
}

interface Field {
  readonly members: readonly Member[];
  readonly known: Known;
  readonly calls: number;
  readonly summary: Summary;
}

async function shootAll(attack: Attack, field: Field): Promise<void> {
  const random = createRandom(attack.seed);
  const stranger = await publicSigner(attack.url);
  const addresses = Array.from({ length: ADDRESSES }, freshAddress);
  let left = field.calls;
  let returns = MOST_RETURNS;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      // What is shot is drawn before anything is waited for: the order, and so the calls, come from
      // the seed alone.
      const draw = drawShot(random, field, addresses);
      const member = draw.isStranger ? undefined : await nextOf(field.members);
      const signer = member?.entered.signer ?? stranger;
      const others = field.members.map(({ entered }) => entered.signer);
      const code = await shoot(
        attack.url,
        draw.shotFor(signer, others),
        draw,
        field.summary,
        member,
      );
      if (member && draw.mutation.honest && code !== undefined && signsOut(code) && returns > 0) {
        returns -= 1;
        member.entered = await attack.people.enter(member.person).catch(() => member.entered);
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}

function drawShot(random: Random, { known }: Field, addresses: readonly string[]) {
  const call = random.pick(allCalls);
  const mutation = random.chance(PLAIN)
    ? plainly
    : random.pick(mutations.filter(({ fits }) => fits?.(call) !== false));
  const input = drawInput(call.input, random, known);
  const version = Number(random.pick(known.get('version') ?? [1]));
  const from = random.pick(addresses);
  const isStranger = call.permission === 'public' || random.chance(STRANGERS);
  const own = createRandom(random.between(0, 2 ** 31));
  const plain = { call, input: (input ?? {}) as Shot['input'], version, from };
  return {
    call,
    mutation,
    isStranger,
    repeats: mutation === plainly && random.chance(0.3),
    shotFor: (signer: Signer, others: readonly Signer[]) =>
      mutation.change({ ...plain, signer }, own, others),
  };
}

/** The session that has waited longest, when its turn has come. */
async function nextOf(members: readonly Member[]): Promise<Member> {
  const next = members.reduce((first, one) => (one.due < first.due ? one : first));
  const wait = next.due - Date.now();
  next.due = Math.max(Date.now(), next.due) + PACE;
  if (wait > 0) await pause(wait);
  return next;
}

async function shoot(
  url: string,
  shot: Shot,
  { mutation, repeats }: ReturnType<typeof drawShot>,
  summary: Summary,
  member: Member | undefined,
): Promise<number | undefined> {
  const request = await requestOf(shot);
  const sent = `${request.method} ${request.target} ${String(request.body ?? '').slice(0, 100)}`;
  let last: number | undefined;
  for (let time = 0; time < (repeats ? 2 : 1); time += 1) {
    const kind = time === 0 ? mutation.kind : '重放';
    const answer: Answer | Error = await ask(url, request).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (answer instanceof Error) summary.note(shot.call, kind, answer, '断线', sent);
    else {
      const honest = mutation.honest === true && member !== undefined && time === 0;
      summary.note(
        shot.call,
        kind,
        answer,
        faultOf(shot.call, answer, request.method, honest),
        sent,
      );
      const renewed = answer.headers[names.token];
      if (member?.entered.transport.session && typeof renewed === 'string')
        member.entered.transport.session.token = renewed;
      last = answer.code;
    }
  }
  return last;
}
