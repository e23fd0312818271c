import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { arcoRefs } from '../../scripts/vite/arcoRefs.ts';
import { longFirst } from '../../scripts/vite/longFirst.ts';
import { browserPages } from '../../tests/browser/browserPath.ts';
import { browserTests } from '../../tests/browser/browserTests.ts';
import { fetchedOnce } from '../../tests/browser/fetchedOnce.ts';

// The pure rules run without a browser; a screen is tested by its stories in a real one.
export default defineConfig({
  test: {
    sequence: {
      sequencer: longFirst(
        'states/states1.test.tsx',
        'states/states2.test.tsx',
        'states/states3.test.tsx',
        'states/states4.test.tsx',
        'shell/keptScreens.test.tsx',
        'states/whole.test.tsx',
        'shell/listWords.test.tsx',
      ),
    },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          maxWorkers: browserPages,
          include: ['src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['src/testStorage.ts'],
        },
      },
      {
        plugins: [react(), arcoRefs(), fetchedOnce()],
        // What the app's own page imports is bundled at the start too: a page of tests that is
        // led there finds nothing new, for which all others would be loaded anew amid a run.
        optimizeDeps: { entries: ['src/main.tsx'] },
        test: {
          name: 'browser',
          // Files share a page: a page of its own costs a file as much as its tests.
          isolate: false,
          maxWorkers: browserPages,
          testTimeout: 120_000,
          // The vectors of the cryptography hold in Node; here they hold in the browser people use.
          include: [
            'src/**/*.test.tsx',
            '../../packages/client/src/{suite,work,sentBytes}.test.ts',
          ],
          setupFiles: ['../../tests/browser/lightReact.ts', './src/setup/browserTest.tsx'],
          env: { VITE_SCREENS: process.env['TQC_SCREENS'] ?? '' },
          browser: browserTests,
        },
      },
    ],
  },
});
