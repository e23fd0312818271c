import { defineConfig } from 'vitest/config';
import { isBuilt } from '../../scripts/steps.mjs';
import { WORKERS } from '../../scripts/suites.mjs';
import { longFirst } from '../../scripts/vite/longFirst.ts';
import { scratchFolder } from '../../scripts/vite/scratch.ts';

// Of this process and of those it starts, the database among them.
process.env['TMPDIR'] = scratchFolder();

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/kit/database/globalSetup.ts'],
    setupFiles: ['src/testing/setup/eachFile.ts'],
    sequence: {
      sequencer: longFirst(
        'walks/badInput.test.ts',
        'walks/calls.test.ts',
        'walks/beforehand.test.ts',
        'src/failOver.test.ts',
        'serve/quota.test.ts',
      ),
    },
    env: { TQC_TEST_PROGRAM: isBuilt('server') ? 'built' : 'sources' },
    pool: 'forks',
    // Files share a few processes: importing the server anew for each took longer than its tests.
    isolate: false,
    // One more than cores: each waits a sixth of its time for the database and for timers.
    maxWorkers: WORKERS + 1,
    // What a call leaves lives longer than the 16 MiB of a young generation last: an eighth of all
    // time went to clearing it away.
    execArgv: ['--max-semi-space-size=64'],
    // For a machine that is busy with something else.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // As the process of the product does (main.ts): a worker that is stopped while its database is
    // away writes down nowhere that its job is done, and nobody waits for that.
    onUnhandledError: ({ message, stack = '' }) =>
      message !== 'timeout exceeded when trying to connect' || !stack.includes('completeJobs'),
  },
});
