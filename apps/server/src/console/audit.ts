import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { dataFolderOf, headsOf, type Parts } from '../running';
import { readConfig } from '../config';
import {
  archiveMonths,
  checkArchive,
  createHeadKeeper,
  KEPT_ONLINE,
  sequenceAudit,
  signArchived,
  verifyAudit,
  verifyHeads,
} from '../kit/audit';
import { createPool } from '../kit/database';
import { loadKeyRing } from '../kit/secrets';
import { passphrase } from './backup';
import { asCommand, option, runParts } from './runParts';

/**
 * `npm run audit`: checks the whole chain and the signed heads, and names the first that does not
 * hold. `-- archive [--to folder]` takes out the months that need not be searched any more, `--
 * check --from file` reads such an archive, `-- sign --from file` signs a month that left before
 * such months were signed.
 */
export function workOnAudit(): Promise<void> {
  const act = process.argv[3] ?? 'verify';
  if (act === 'check') return asCommand(checkFile);
  if (act === 'sign') return runParts(sign);
  return runParts(async (parts) => {
    if ((await holds(parts)) && act === 'archive') await archive(parts);
  });
}

async function holds({ app }: Parts): Promise<boolean> {
  while ((await sequenceAudit(app.pool)) > 0);
  const { checked, head, broken } = await verifyAudit(app.auth.keys, app.pool);
  if (broken)
    return fail(`第 ${broken.seq} 条审计记录被改动：${broken.reason}（此前 ${checked} 条完整）`);
  const heads = await verifyHeads(app.auditHeads, app.auth.keys, app.pool);
  if (heads.broken) return fail(`第 ${heads.broken.seq} 条：${heads.broken.reason}`);
  await createHeadKeeper(app.auditHeads, app.auth.keys).keep(app.pool, app.clock(), true);
  console.log(
    `已核对 ${checked} 条审计记录和 ${heads.checked} 个签名链首，完整无误。链首校验值 ${head}`,
  );
  if (heads.archived > 0)
    console.log(
      `另有 ${heads.archived} 个签名链首属于已归档的月份，此处未核对：请用 npm run audit -- check --from 归档文件 逐个核对`,
    );
  return true;
}

function archive({ app, owner }: Parts): Promise<void> {
  const folder = option('to', `${dataFolderOf(readConfig(process.env))}/audit-archive`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return asOwner(owner, async (pool) => {
    const done = await archiveMonths(pool, {
      folder,
      passphrase: passphrase(),
      now: app.clock(),
      keys: app.auth.keys,
    });
    for (const { month, rows, file } of done)
      console.log(`已归档 ${month} 的 ${rows} 条审计记录：${file}`);
    if (done.length === 0) console.log(`没有结束满${KEPT_ONLINE}天的月份，无需归档`);
  });
}

function sign({ app, owner }: Parts): Promise<void> {
  return asOwner(owner, async (pool) => {
    const { month, rows } = await signArchived(pool, {
      file: option('from'),
      passphrase: passphrase(),
      keys: app.auth.keys,
      heads: app.auditHeads,
    });
    console.log(`归档完整，已补签 ${month} 的 ${rows} 条审计记录`);
  });
}

async function asOwner(owner: Parts['owner'], work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = createPool(owner, 1, { patient: true });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

async function checkFile(): Promise<void> {
  // An archive is read anywhere; what was signed of it is known where the installation's keys are.
  const folder = dataFolderOf(readConfig(process.env));
  const keys = join(folder, 'keys.json');
  const signed = existsSync(keys) ? { keys: loadKeyRing(keys), heads: headsOf(folder) } : {};
  const { month, rows, last, heads } = await checkArchive({
    file: option('from'),
    passphrase: passphrase(),
    ...signed,
  });
  console.log(
    `归档完整：${month}，${rows} 条审计记录，其中 ${heads} 个签名链首一致，最后一条为第 ${last.seq} 条，校验值 ${last.hash}`,
  );
  if (heads === 0)
    console.log('没有签名链首可以比对：请在有本系统密钥和签名链首文件的数据目录（TQC_DATA）下核对');
}

function fail(sentence: string): false {
  console.log(sentence);
  process.exitCode = 1;
  return false;
}
