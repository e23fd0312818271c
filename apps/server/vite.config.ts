import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    rollupOptions: {
      // Children are started by their names beside the server's file, whichever piece of it starts
      // them (kit/children/startChild.ts).
      input: {
        main: source('main.ts'),
        fileWorker: source('kit/files/fileWorker.ts'),
        formWorker: source('kit/printing/formWorker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // What is written in many small files is read several times faster out of one.
  ssr: {
    noExternal: [
      /^@tqc\//,
      'kysely',
      'zod',
      'age-encryption',
      /^@hpke\//,
      /^@noble\//,
      /^@scure\//,
    ],
  },
});
