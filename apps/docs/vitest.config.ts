import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browserPages } from '../../tests/browser/browserPath.ts';
import { browserTests } from '../../tests/browser/browserTests.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: browserPages,
          environment: 'node',
          include: ['pages/*.test.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir })],
        test: {
          name: 'stories',
          maxWorkers: browserPages,
          testTimeout: 60_000,
          browser: browserTests,
        },
      },
    ],
  },
});
