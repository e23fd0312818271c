import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { mimeOf } from '../../../browser/mimeOf';

/**
 * Serves the built page, the scans and the additions of pdf.js; parts of a file too, as viewers ask
 * for them.
 */
export async function serve(
  dist: string,
  scans: string,
  pdfjs: string,
): Promise<{ readonly base: string; stop(): void }> {
  const server = createServer((request, answer) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = path.startsWith('/pdfjs/')
      ? join(pdfjs, path.slice(7))
      : path.startsWith('/files/')
        ? join(scans, path.slice(7))
        : join(dist, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return void answer.writeHead(404).end();
    const { size } = statSync(file);
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const part =
      from === undefined ? undefined : { start: Number(from), end: to ? Number(to) : size - 1 };
    answer.writeHead(part ? 206 : 200, {
      'content-type': mimeOf(file),
      'content-length': part ? part.end - part.start + 1 : size,
      'accept-ranges': 'bytes',
      ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
    });
    createReadStream(file, part)
      .on('error', () => answer.destroy())
      .pipe(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
