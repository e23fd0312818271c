import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Character maps, fonts and decoders of pdf.js, served from our own origin. */
function pdfAssets(): Plugin {
  const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    name: 'pdf-assets', apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const folder of ['cmaps', 'standard_fonts', 'wasm']) cpSync(join(from, folder), join(dir, 'assets/pdfjs', folder), { recursive: true });
    },
  };
}

export default defineConfig({
  base: '/tqc/',
  plugins: [react(), pdfAssets()],
  build: { target: 'chrome100', chunkSizeWarningLimit: 1200, assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/rest': 'http://localhost:8080' } },
});
