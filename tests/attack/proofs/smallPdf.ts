import { ApiError, type OutgoingFile } from '@tqc/client';
import { resource } from '@tqc/contract/resource';
import { applicationForm } from '../../../apps/server/src/demo/documents';
import { pause } from '../../perf/figures';
import { ask } from '../kit/ask';
import { disguises, manyStreams, plainPdf, scriptPdf } from '../kit/pdf';
import type { Entered } from '../kit/people';
import type { Proof } from '../kit/proof';

const SIZE = 400 * 1024;
const EVERY = 50;
/** Longest wait that is still no standstill, on a machine that others use too; ms. */
const LONGEST = 500;
/** On a machine that is slow just now, so many times what a plain file of that size costs. */
const FACTOR = 4;
const ROUNDS = 3;

interface Round {
  readonly plain: number;
  readonly hostile: number;
}

const isSmooth = ({ plain, hostile }: Round) => hostile <= Math.max(LONGEST, FACTOR * plain);

/** Point 1: one small file must not hold up everybody, and what hides a script must not get in. */
export const smallPdf: Proof = {
  point: 1,
  name: '一个小 PDF 拖不住服务，藏脚本的 PDF 进不来',
  async prove({ url, people }, check) {
    const point = await people.enter(await people.one(1));
    const rounds: Round[] = [];
    // Of three tries the best counts: what the machine does beside it slows one, the fault slows
    // all.
    for (let round = 0; round < ROUNDS && !rounds.some(isSmooth); round += 1)
      rounds.push({
        plain: await longestWait(url, () => upload(point, plainPdf(SIZE))),
        hostile: await longestWait(url, () => upload(point, manyStreams(SIZE))),
      });
    check(
      '上传 400 KB 的小 PDF 时其他请求照常得到答复',
      rounds.some(isSmooth),
      `最长等待 ${rounds.map(({ hostile }) => hostile.toFixed(0)).join('、')} ms，同样大小的普通文件 ${rounds.map(({ plain }) => plain.toFixed(0)).join('、')} ms（限 ${LONGEST} 或其 ${FACTOR} 倍）`,
    );
    for (const disguise of disguises) {
      const code = await upload(point, scriptPdf(disguise));
      check(`含脚本的 PDF 被拒绝：${disguise.name}`, code !== 0, `答复码 ${code}`);
    }
    const plain = await upload(point, await applicationForm([['姓名', '演示']]));
    check('普通 PDF 照常收下', plain === 0, `答复码 ${plain}`);
  },
};

async function upload({ transport }: Entered, bytes: Buffer): Promise<number> {
  const file: OutgoingFile = { field: 'file', name: '申请表.pdf', bytes: new Uint8Array(bytes) };
  try {
    await transport.send(resource.updateFile, {}, { files: [file] });
    return 0;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

/** Asks for a sign of life every 50 ms while something runs; the longest time one took, ms. */
async function longestWait(url: string, work: () => Promise<unknown>): Promise<number> {
  const asked: Promise<number>[] = [];
  const probe = () =>
    asked.push(ask(url, { method: 'GET', target: '/healthz' }).then(({ ms }) => ms));
  probe();
  const timer = setInterval(probe, EVERY);
  await pause(EVERY * 2);
  await work();
  await pause(EVERY * 2);
  clearInterval(timer);
  return Math.max(...(await Promise.all(asked)));
}
