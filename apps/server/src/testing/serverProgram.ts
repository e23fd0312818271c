/**
 * What node is given to run the product's server as a process of its own, from the root of the
 * project: the built one where nothing changed since (vitest.config.ts), or else the sources, which
 * take four seconds of a core to read instead of one.
 */
export const serverProgram: readonly string[] =
  process.env['TQC_TEST_PROGRAM'] === 'built'
    ? ['apps/server/dist/main.js']
    : ['--import', 'tsx', 'apps/server/src/main.ts'];
