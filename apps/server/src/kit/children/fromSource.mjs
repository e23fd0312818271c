// Only where the sources run as they are: the built server has each child as a file of its own.
import { register } from 'tsx/esm/api';

const [, , child = ''] = process.argv;
// The compiler would look through these for seconds, and they need none.
if (child.endsWith('/fileWorker.ts'))
  for (const part of ['pdf.mjs', 'pdf.worker.mjs']) await import(`pdfjs-dist/legacy/build/${part}`);
register();
await import(child);
