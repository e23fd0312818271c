import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, buildHandbook, install, root } from './steps.mjs';

install();
await build();
process.env.TQC_LOG ??= 'warn';
// In this very process, so that Ctrl-C reaches the server and nothing stays behind.
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
// The components' handbook belongs to the demonstration; nobody waits for it.
if (process.env.TQC_DEMO !== 'none') buildHandbook();
