import { join } from 'node:path';
import { keep } from './keep.mjs';
import { build, buildHandbook, install, root } from './steps.mjs';

install();
await build();
process.env.TQC_LOG ??= 'warn';
await keep(join(root, 'apps/server/dist/main.js'));
// The components' handbook belongs to the demonstration; nobody waits for it.
const { TQC_DEMO, DATABASE_URL, HOST } = process.env;
const isAlone = !DATABASE_URL && /^(localhost|::1|127\..*)?$/.test(HOST ?? '');
if ((TQC_DEMO || (isAlone ? 'demo' : 'none')) !== 'none') buildHandbook();
