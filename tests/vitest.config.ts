import { defineConfig } from 'vitest/config';
import { WORKERS } from '../scripts/suites.mjs';

export default defineConfig({
  test: {
    include: ['*.test.ts', 'reach/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    // The files read and change nothing: they share a process each, and what they import of it.
    isolate: false,
    maxWorkers: WORKERS,
  },
});
