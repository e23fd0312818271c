import process from 'node:process';
import type { Plugin } from 'vite';

/**
 * Each file of tests has a page of its own, and asked the server again about each of its thousand
 * modules. In a run no source changes, so that a page takes what one before it was answered; only
 * under `vitest watch` they are asked for anew.
 */
export const fetchedOnce = (): Plugin => ({
  name: 'fetched-once',
  config: () =>
    process.argv.includes('run')
      ? { server: { headers: { 'Cache-Control': 'max-age=7200' } } }
      : {},
});
