import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, buildHandbook, install, root } from './steps.mjs';

install();
await build();
process.env.TQC_LOG ??= 'warn';
// In this very process, so that Ctrl-C reaches the server and nothing stays behind.
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
// The components' handbook belongs to the demonstration; nobody waits for it.
const { TQC_DEMO, DATABASE_URL, HOST } = process.env;
const isAlone = !DATABASE_URL && /^(localhost|::1|127\..*)?$/.test(HOST ?? '');
if ((TQC_DEMO || (isAlone ? 'demo' : 'none')) !== 'none') buildHandbook();
