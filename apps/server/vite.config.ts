import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    rollupOptions: {
      // The thread that looks at files is started by its name beside the server's.
      input: { main: source('main.ts'), fileWorker: source('kit/files/fileWorker.ts') },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@tqc\//] },
});
