import { personal } from '@tqc/contract/account';
import { allCalls } from '@tqc/contract/catalogue';
import { registration } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { pause } from '../../perf/figures';
import { codeOf } from '../kit/codeOf';
import type { Entered } from '../kit/people';
import type { Check, Proof } from '../kit/proof';

const REVEALS = 100;
const DOWNLOADS = 200;
/**
 * Between two calls, ms: a session has 100 calls in ten seconds, and that pace must not pass for a
 * daily limit.
 */
const PACE = 110;
const PACE_SPAN = 10_500;
const TOO_MUCH = 429;

/**
 * Point 6: what a person may look at, export and download in a day or an hour is limited, and
 * somebody is told.
 */
export const dailyLimits: Proof = {
  point: 6,
  name: '查看、导出、下载有上限，超出有告警',
  async prove({ people, own }, check) {
    await people.guard();
    const clerk = await people.enter(await people.one(2));
    const { record } = await clerk.transport.send(registration.list, { pageSize: 200 });
    const ids = record.map(({ regId }) => regId);
    const reveal = (at: number, reason: string) =>
      codeOf(
        clerk.transport.send(personal.reveal, {
          table: 'registration',
          id: ids[at % ids.length] ?? '',
          field: 'idNo',
          reason,
        }),
      );
    const short = await reveal(0, 'aa');
    check('查看原因少于四个字即拒绝', short === 400, `原因“aa”，答复码 ${short}`);
    await untilRefused(check, '一天内第 101 次查看敏感信息被拒绝（429）', REVEALS, (at) =>
      reveal(at, '核对申请人身份信息'),
    );
    const fileId = await documentOf(clerk, ids);
    await untilRefused(check, '一小时内第 201 次下载被拒绝（429）', DOWNLOADS, () =>
      codeOf(clerk.transport.send(resource.downloadFile, { fileId })),
    );
    const exports = allCalls.filter(({ id }) => /export/i.test(id.split('.').at(-1) ?? ''));
    if (exports.length === 0)
      check('一小时内第 11 次导出被拒绝（429）', undefined, '目录里还没有导出接口');
    if (!own) return check('安全管理员收到过多查看的告警', undefined, '看不到数据库');
    await pause(2000);
    const { rows } = await own.pool.query<{ title: string }>(
      "select title from sys_message where title ~ '查看|导出|下载' and title ~ '多|频繁|异常|超' limit 3",
    );
    check(
      '安全管理员收到过多查看的告警（站内消息标题说到查看、导出或下载过多）',
      rows.length > 0,
      rows.length > 0 ? rows.map(({ title }) => title).join('、') : '没有这样的站内消息',
    );
  },
};

/**
 * Does it once more than allowed, slowly enough for the session's pace; the last must be refused,
 * also after the pace has passed.
 */
async function untilRefused(
  check: Check,
  title: string,
  most: number,
  once: (at: number) => Promise<number>,
): Promise<void> {
  let done = 0;
  let code = 0;
  for (let at = 0; at <= most + 4 && code === 0; at += 1) {
    code = await once(at);
    if (code === TOO_MUCH) {
      await pause(PACE_SPAN);
      code = await once(at);
    }
    if (code === 0) done += 1;
    await pause(PACE);
  }
  check(
    title,
    code === TOO_MUCH && done <= most && done >= most / 2,
    `${done} 次成功，之后${code === 0 ? '仍不受限' : `答复码 ${code}`}`,
  );
}

async function documentOf({ transport }: Entered, ids: readonly string[]): Promise<string> {
  for (const regId of ids.slice(0, 20)) {
    const [file] = (await transport.send(resource.getUuid, { regId })).record;
    if (file) return file.fileId;
  }
  throw new Error('no application has a document');
}
