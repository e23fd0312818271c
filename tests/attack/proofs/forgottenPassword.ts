import { forgetPass } from '@tqc/contract/account';
import type { Call } from '@tqc/contract/kit';
import { percentile } from '../../perf/figures';
import { ask, type Answer } from '../kit/ask';
import type { Person } from '../kit/people';
import type { Attack, Check, Proof } from '../kit/proof';
import { freshAddress } from '../kit/relay';
import { jsonHeaders, type Signer } from '../kit/sign';
import { publicSigner } from '../kit/publicSigner';

const GUESSES = 500;
/** Guesses from one address that may be answered before work or a pause is demanded. */
const FREE = 20;
const PAIRS = 12;
/**
 * Right and wrong pairs may differ in time by this factor, or by so few milliseconds that nobody
 * can tell; generous, as other programs run beside it.
 */
const FACTOR = 4;
const SLACK = 8;
const REFUSED = [429, 494];

/**
 * Point 5: the way to a forgotten password tells nothing about accounts and telephones, and cannot
 * be tried without end.
 */
export const forgottenPassword: Proof = {
  point: 5,
  name: '找回密码试不出账号与手机号码',
  async prove(attack, check) {
    const signer = await publicSigner(attack.url);
    await compare(attack, signer, check);
    await guess(attack, signer, await attack.people.one(2), check);
  },
};

/**
 * The same two steps with right and with wrong pairs, each from an address that nobody knows yet.
 */
async function compare(
  { url, people: crowd }: Attack,
  signer: Signer,
  check: Check,
): Promise<void> {
  for (const [step, call, more] of [
    ['发送验证码', forgetPass.sendSms, {}],
    ['核对验证码', forgetPass.verificationSms, { code: '000000' }],
  ] as const) {
    // Fresh people for each step: from the fourth attempt on an account work is asked for, right or
    // wrong.
    const people: Person[] = [];
    for (let at = 0; at < PAIRS; at += 1) people.push(await crowd.one(2));
    const right: Answer[] = [];
    const wrong: Answer[] = [];
    for (const { account: userName, mobile } of people) {
      const other = `${mobile.slice(0, 7)}${9999 - Number(mobile.slice(7))}`.padEnd(11, '0');
      right.push(await send(url, signer, call, { userName, mobile, ...more }));
      wrong.push(await send(url, signer, call, { userName, mobile: other, ...more }));
      wrong.push(await send(url, signer, call, { userName: `${userName}x`, mobile, ...more }));
    }
    // A second time within a minute must not tell either.
    const [first] = people;
    if (first)
      right.push(
        await send(url, signer, call, { userName: first.account, mobile: first.mobile, ...more }),
      );
    const texts = new Set([...right, ...wrong].map(({ text }) => text));
    check(
      `${step}：对与错的账号和手机号码答复逐字节相同`,
      texts.size === 1,
      `${texts.size} 种答复：${[...texts].map((text) => text.slice(0, 60)).join(' | ')}`,
    );
    const [a, b] = [medianOf(right), medianOf(wrong)];
    const factor = Math.max(a, b) / Math.min(a, b);
    check(
      `${step}：对与错的答复时间分不出`,
      factor <= FACTOR || Math.abs(a - b) <= SLACK,
      `中位数 ${a.toFixed(1)} 与 ${b.toFixed(1)} ms，相差 ${factor.toFixed(1)} 倍（限 ${FACTOR} 倍或 ${SLACK} ms）`,
    );
  }
}

async function guess({ url }: Attack, signer: Signer, victim: Person, check: Check): Promise<void> {
  const from = freshAddress();
  let answered = 0;
  let refused = 0;
  for (let at = 0; at < GUESSES && refused === 0; at += 1) {
    const userName = at % 2 === 0 ? victim.account : `demo_shibucunzai${at}`;
    const mobile = `1389${String(at).padStart(7, '0')}`;
    const { code } = await send(url, signer, forgetPass.sendSms, { userName, mobile }, from);
    if (code !== undefined && REFUSED.includes(code)) refused = code;
    else answered += 1;
  }
  check(
    '同一地址连续试猜，几次之后须先计算或等待',
    answered <= FREE,
    `${answered} 次有答复，${refused ? `之后 ${refused}` : '从未被拦'}（限 ${FREE}）`,
  );
}

async function send(
  url: string,
  signer: Signer,
  call: Call,
  input: Readonly<Record<string, string>>,
  from = freshAddress(),
): Promise<Answer> {
  const body = JSON.stringify(input);
  const headers = await jsonHeaders(signer, call, call.path, body);
  return ask(url, { method: call.method, target: call.path, headers, body, from });
}

function medianOf(answers: readonly Answer[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    0.5,
  );
}
