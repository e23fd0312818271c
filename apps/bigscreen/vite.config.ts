import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { arcoRefs } from '../../scripts/vite/arcoRefs.ts';
import { compressed } from '../../scripts/vite/compressed.ts';

export default defineConfig({
  base: '/dp/',
  plugins: [react(), arcoRefs(), compressed(import.meta.dirname)],
  build: { target: 'chrome111', chunkSizeWarningLimit: 1200, assetsInlineLimit: 0 },
  server: { port: 5174, proxy: { '/rest': process.env['TQC_SERVER'] ?? 'http://localhost:8080' } },
});
