import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** One page, one chunk a case; React is the product's own for all of them. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: [
      { find: /^@tqc\/ui\/(.+)$/, replacement: join(root, 'packages/ui/src/$1') },
      { find: /^(react|react-dom)(\/.*)?$/, replacement: join(root, 'node_modules/$1$2') },
    ],
  },
  build: { outDir: 'dist', target: 'chrome111', assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
});
