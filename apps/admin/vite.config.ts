import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
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

/** The area that a module of the contract, the domain or the screens belongs to. */
function areaOf(id: string): string {
  const [, model, screens] =
    /\/(?:contract|domain)\/src\/(\w+)\/|\/admin\/src\/(?:areas|trade)\/(\w+)\//.exec(id) ?? [];
  return model ?? screens ?? 'parts';
}

/** Modules that come when they are called for, and with nothing else. */
const APART = /node_modules|packages\/charts|PdfViewer/;

/**
 * Which modules share a file, the first that fits: what the sign-in page needs, the frame, the
 * first page of a person, the charts, a list, what a dozen screens have in common, what four
 * screens have in common in an area. Left to itself every set of screens that has a module in
 * common gets one: 449 files, most of them under 2 KB, and 81 requests until the first page stands.
 */
const FILES: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'frame', test: /\/(Shell|DevelopmentScreen)\.tsx$/ },
  { name: 'home', test: /\/(HomeWorks|ConfirmaIndex)Screen\.tsx$/ },
  { name: 'charts', test: /\/node_modules\/(echarts|zrender)\/|\/packages\/charts\// },
  { name: 'list', test: /\/kit\/list\/ListScreen\.tsx$/ },
  { name: 'common', minShareCount: 12 },
  { name: areaOf, test: (id: string) => !APART.test(id), minShareCount: 4 },
].map((group, at, { length }) => ({ ...group, priority: length - at }));

export default defineConfig({
  base: '/tqc/',
  plugins: [react(), arcoRefs(), pdfAssets(), compressed(import.meta.dirname)],
  build: {
    target: 'chrome100',
    chunkSizeWarningLimit: 1200,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: { port: 5173, proxy: { '/rest': process.env['TQC_SERVER'] ?? 'http://localhost:8080' } },
});
