import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { arcoRefs } from '../../scripts/vite/arcoRefs.ts';
import { compressed } from '../../scripts/vite/compressed.ts';

/**
 * Character maps, fonts and decoders of pdf.js, from our own origin: copied into the build, read
 * where they are while developing.
 */
function pdfAssets(): Plugin {
  const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
  return {
    name: 'pdf-assets',
    configureServer({ middlewares }) {
      middlewares.use('/tqc/assets/pdfjs', (request, answer, next) => {
        const [folder = '', name = ''] = (request.url ?? '')
          .slice(1)
          .split('/')
          .map(decodeURIComponent);
        const file = join(from, folder, basename(name));
        if (folders.includes(folder) && existsSync(file)) answer.end(readFileSync(file));
        else next();
      });
    },
    writeBundle({ dir = 'dist' }) {
      for (const folder of folders)
        cpSync(join(from, folder), join(dir, 'assets/pdfjs', folder), { recursive: true });
    },
  };
}

export default defineConfig({
  base: '/tqc/',
  plugins: [react(), arcoRefs(), pdfAssets(), compressed(import.meta.dirname)],
  build: { target: 'chrome100', chunkSizeWarningLimit: 1200, assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/rest': process.env['TQC_SERVER'] ?? 'http://localhost:8080' } },
});
