import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Compressed copies beside the built files; the server sends the one a browser takes. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const folder = join(import.meta.dirname, 'dist/assets');
      for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
        const bytes = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  base: '/dp/',
  plugins: [react(), compressed()],
  build: { target: 'chrome111', chunkSizeWarningLimit: 1200, assetsInlineLimit: 0 },
  server: { port: 5174, proxy: { '/rest': process.env['TQC_SERVER'] ?? 'http://localhost:8080' } },
});
