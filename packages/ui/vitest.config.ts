import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { arcoRefs } from '../../scripts/vite/arcoRefs.ts';
import { browserPages } from '../../tests/browser/browserPath.ts';
import { browserTests } from '../../tests/browser/browserTests.ts';
import { fetchedOnce } from '../../tests/browser/fetchedOnce.ts';
import { storyRuns } from '../../tests/browser/storyRuns.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          maxWorkers: browserPages,
          environment: 'node',
          include: ['src/**/*.test.ts'],
          css: true,
        },
      },
      {
        plugins: [react(), arcoRefs(), fetchedOnce()],
        test: {
          name: 'browser',
          // What one file leaves, setup takes away before the next.
          isolate: false,
          maxWorkers: browserPages,
          testTimeout: 120_000,
          include: ['src/**/*.test.tsx'],
          exclude: storyRuns(`${import.meta.dirname}/src`),
          setupFiles: ['./src/setup/browserTest.ts'],
          browser: browserTests,
        },
      },
    ],
  },
});
