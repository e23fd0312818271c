import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compressed copies beside the built files of `app`; the server sends the one a browser takes. */
export const compressed = (app: string): Plugin => ({
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    const folder = join(app, 'dist/assets');
    for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
      const bytes = readFileSync(join(folder, name));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
    }
  },
});
