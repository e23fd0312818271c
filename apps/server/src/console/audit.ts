import { sequenceAudit, verifyAudit } from '../kit/audit';
import { runParts } from './runParts';

/** `npm run audit -- verify`: checks the whole chain and names the first broken row. */
await runParts(async ({ app }) => {
  while ((await sequenceAudit(app.pool)) > 0);
  const { checked, head, broken } = await verifyAudit(app.pool);
  if (broken) {
    console.log(`第 ${broken.seq} 条审计记录被改动：${broken.reason}（此前 ${checked} 条完整）`);
    process.exitCode = 1;
  } else console.log(`已核对 ${checked} 条审计记录，完整无误。链首校验值 ${head}`);
});
