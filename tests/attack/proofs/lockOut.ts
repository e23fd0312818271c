import { randomBytes } from 'node:crypto';
import { auth } from '@tqc/contract/account';
import { ask } from '../kit/ask';
import { codeOf } from '../kit/codeOf';
import type { Person } from '../kit/people';
import type { Attack, Proof } from '../kit/proof';
import { publicSigner } from '../kit/publicSigner';
import { freshAddress } from '../kit/relay';
import { jsonHeaders } from '../kit/sign';

const FROM_ADDRESS = 22;
const ON_ACCOUNT = 5;
const WRONG_PASSWORDS = 8;
const LOCKED = [429, 494];

/** Point 8: nonsense that cannot be opened locks nobody out, while wrong passwords still do. */
export const lockOut: Proof = {
  point: 8,
  name: '打不开的登录请求锁不住任何人',
  async prove(attack, check) {
    const { people, own } = attack;
    const office = freshAddress();
    const colleague = await people.one(2);
    const noise = await garbage(attack, FROM_ADDRESS, office, (at) => `nobody_${at}`);
    const first = await codeOf(people.enter(colleague, office));
    check(
      `同一地址 ${FROM_ADDRESS} 次打不开的登录之后，别人用正确密码能登录`,
      first === 0,
      `乱码得到 ${noise}，正确密码得到 ${first}`,
    );
    // Nobody else signs in as the person who may end up locked.
    const victim = own ? await people.one(2) : people.demo('demo_jk');
    const aimed = await garbage(attack, ON_ACCOUNT, freshAddress(), () => victim.account);
    const second = await codeOf(people.enter(victim));
    check(
      `对一个账号 ${ON_ACCOUNT} 次打不开的登录之后，本人在新电脑上能登录`,
      second === 0,
      `乱码得到 ${aimed}，正确密码得到 ${second}`,
    );
    if (!own) return check('真正的错误密码仍会锁定账号', undefined, '不锁定别人的账号');
    const guessed = await people.one(2);
    const third = await wrongPasswords(attack, guessed);
    check(
      '真正的错误密码仍会锁定账号',
      LOCKED.includes(third),
      `${WRONG_PASSWORDS} 次错误密码之后得到 ${third}`,
    );
  },
};

/** Posts sign-ins whose seal is chance; answers the codes they got. */
async function garbage(
  { url }: Attack,
  count: number,
  from: string,
  accountOf: (at: number) => string,
): Promise<string> {
  const signer = await publicSigner(url);
  const { method, path: target } = auth.login;
  const codes = new Set<number | undefined>();
  for (let at = 0; at < count; at += 1) {
    const body = JSON.stringify({
      account: accountOf(at),
      pass: `k1.${randomBytes(48).toString('base64url')}`,
      salt: randomBytes(65).toString('base64url'),
      type: 1,
    });
    const headers = await jsonHeaders(signer, auth.login, target, body);
    codes.add((await ask(url, { method, target, headers, body, from })).code);
  }
  return [...codes].join('、');
}

async function wrongPasswords({ people }: Attack, person: Person): Promise<number> {
  const from = freshAddress();
  let code = 0;
  for (let at = 0; at < WRONG_PASSWORDS && !LOCKED.includes(code); at += 1)
    code = await codeOf(people.enter(person, from, `Wrong-${at}-2024!`));
  return code;
}
