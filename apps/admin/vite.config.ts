import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Character maps, fonts and decoders of pdf.js, served from our own origin. */
function pdfAssets(): Plugin {
  const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    name: 'pdf-assets', apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs']) cpSync(join(from, folder), join(dir, 'assets/pdfjs', folder), { recursive: true });
    },
  };
}

/** Compressed copies beside the built files; the server sends the one a browser takes. */
function compressed(): Plugin {
  return {
    name: 'compressed', apply: 'build',
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
  base: '/tqc/',
  plugins: [react(), pdfAssets(), compressed()],
  build: { target: 'chrome100', chunkSizeWarningLimit: 1200, assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/rest': 'http://localhost:8080' } },
});
