import { createHeadKeeper, sequenceAudit, verifyAudit, verifyHeads } from '../kit/audit';
import { runParts } from './runParts';

/**
 * `npm run audit -- verify`: checks the whole chain and the signed heads, and names the first that
 * does not hold.
 */
await runParts(async ({ app }) => {
  while ((await sequenceAudit(app.pool)) > 0);
  const { checked, head, broken } = await verifyAudit(app.pool);
  if (broken) {
    console.log(`第 ${broken.seq} 条审计记录被改动：${broken.reason}（此前 ${checked} 条完整）`);
    process.exitCode = 1;
    return;
  }
  const heads = await verifyHeads(app.auditHeads, app.auth.keys, app.pool);
  if (heads.broken) {
    console.log(`第 ${heads.broken.seq} 条：${heads.broken.reason}`);
    process.exitCode = 1;
    return;
  }
  await createHeadKeeper(app.auditHeads, app.auth.keys).keep(app.pool, app.clock(), true);
  console.log(
    `已核对 ${checked} 条审计记录和 ${heads.checked} 个签名链首，完整无误。链首校验值 ${head}`,
  );
});
