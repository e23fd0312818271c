import { shiftToPlay } from '../demo/playedClock';
import { demoSizes } from '../demo/sizes';
import { fillInstallation } from '../running';
import { option, runParts } from './runParts';

/** `npm run demo -- --profile load`: fills an empty installation. */
await runParts(async ({ app, owner, demo }) => {
  const profile = option('profile', 'demo');
  if (profile !== 'dev' && profile !== 'demo' && profile !== 'load')
    throw new Error(`没有 ${profile} 这个规模，可选 ${Object.keys(demoSizes).join('、')}`);
  if (demo)
    throw new Error(
      `数据库中已有 ${demo} 规模的演示数据；请另设 TQC_DATA 或 DATABASE_URL 后再填充`,
    );
  await fillInstallation(app, owner, profile, shiftToPlay(), (text) => console.log(text));
  console.log('已完成');
});
