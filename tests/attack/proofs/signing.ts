import { registration } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import sharp from 'sharp';
import { pause } from '../../perf/figures';
import { codeOf } from '../kit/codeOf';
import type { Entered } from '../kit/people';
import type { Attack, Check, Proof } from '../kit/proof';
import { readable, textsOf } from '../kit/texts';
import { searchInBrowser } from './searchInBrowser';

const SEARCHES = 2000;
const IN_PATHS = 200;
const SESSIONS = 20;
const BAD_SIGNATURE = 487;
/** Names of files people have: quotes, breaks, other scripts, letters made of two. */
const NAMES = [
  'a"b.png',
  "a'b.png",
  'a\r\nb.png',
  'a\nb.png',
  '"; filename="b.png',
  'a\\b.png',
  'a%22b.png',
  'e\u0301.png',
  '\u202egnp.png',
  '扫描件（1）.png',
  '𬭎.png',
];
const GENERATED_NAMES = 60;
/** Between two calls of one session, ms. */
const PACE = 110;

/**
 * Point 7: whatever somebody types or calls a file is signed as it travels, and signs nobody out.
 */
export const signing: Proof = {
  point: 7,
  name: '任何文字都不会因签名不符而退出登录',
  async prove(attack, check) {
    const sessions: Entered[] = [];
    for (let at = 0; at < (attack.own ? SESSIONS : 1); at += 1)
      sessions.push(await attack.people.enter(await attack.people.one(2)));
    await tryAll(check, '按姓名查询', sessions, textsOf(attack.seed, SEARCHES), (to, name) =>
      to.transport.send(registration.list, { name }),
    );
    // A point alone is a step in an address, not a text, for every program on the way.
    const steps = textsOf(attack.seed + 1, IN_PATHS).filter((text) => !/^\.+$/.test(text));
    await tryAll(check, '写在路径里', sessions, steps, (to, idno) =>
      to.transport.send(registration.getByIdNo, { id: '1', idno }),
    );
    await uploads(attack, check);
    // A box of one line takes no breaks, and the same search twice is no call.
    const typed = ["O'Neil", '"', '(*)!', '李\t娜', ...textsOf(attack.seed + 3, 16)]
      .map((text) => text.replaceAll(/[\r\n]/g, '').trim())
      .filter((text, at, all) => text !== '' && all.indexOf(text) === at);
    await searchInBrowser(attack, typed, check);
  },
};

/**
 * Sends every text over the sessions in turn; none may be refused for its signature, and none with
 * an error of the server.
 */
async function tryAll(
  check: Check,
  title: string,
  sessions: readonly Entered[],
  texts: readonly string[],
  send: (to: Entered, text: string) => Promise<unknown>,
): Promise<void> {
  const codes = new Map<number, { n: number; example: string }>();
  const rest = [...texts];
  await Promise.all(
    sessions.map(async (to) => {
      for (let text = rest.pop(); text !== undefined; text = rest.pop()) {
        const code = await codeKept(to, () => send(to, text ?? ''));
        const known = codes.get(code) ?? { n: 0, example: readable(text) };
        codes.set(code, { ...known, n: known.n + 1 });
        await pause(PACE);
      }
    }),
  );
  const told = [...codes].map(([code, { n, example }]) =>
    code === 0 ? `${n} 次成功` : `${n} 次 ${code}（如 ${example}）`,
  );
  check(
    `${title}：${texts.length} 种文字没有一种签名不符`,
    !codes.has(BAD_SIGNATURE) && !codes.has(-1),
    told.join('，'),
  );
}

async function uploads({ people, seed }: Attack, check: Check): Promise<void> {
  const point = await people.enter(await people.one(1));
  const png = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#5b7fa6' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const bytes = new Uint8Array(png);
  const names = [...NAMES, ...textsOf(seed + 2, GENERATED_NAMES).map((text) => `${text}.png`)];
  await tryAll(check, '上传文件名', [point], names, (to, name) =>
    to.transport.send(resource.updateFile, {}, { files: [{ field: 'file', name, bytes }] }),
  );
}

/**
 * The client drops its session when it is signed out; here it goes on, to count how often that
 * happens.
 */
async function codeKept({ transport }: Entered, send: () => Promise<unknown>): Promise<number> {
  const { session } = transport;
  const code = await codeOf(send());
  transport.session ??= session;
  return code;
}
