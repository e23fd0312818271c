import { fillDemo } from '../demo/fill';
import { demoSizes } from '../demo/sizes';
import { option, runParts } from './runParts';

/** `npm run demo -- --profile load`: fills an empty installation. */
await runParts(async ({ app, demo }) => {
  const profile = option('profile', 'demo');
  if (!(profile in demoSizes)) throw new Error(`没有 ${profile} 这个规模，可选 dev、demo、load`);
  if (demo) throw new Error(`数据库中已有 ${demo} 规模的演示数据；请另设 TQC_DATA 或 DATABASE_URL 后再填充`);
  const shift = Math.floor((Date.now() - Date.parse('2024-06-18T00:00:00Z')) / 86_400_000) * 86_400_000;
  await fillDemo(app, profile as keyof typeof demoSizes, new Date(Date.now() - shift), (text) => console.log(text));
  await app.pool.query("update installation set value = value || jsonb_build_object('shift', $1::bigint) where key = 'demo'", [shift]);
  console.log('已完成');
});
