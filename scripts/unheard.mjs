import { writeFileSync } from 'node:fs';

/**
 * A reporter of vitest: writes the errors that no case heard (a rejection nobody awaits, a file
 * that throws while it is read) with the file they came from, where `TQC_UNHEARD` says. The JSON
 * reporter leaves them out, and they end a run as failed all the same.
 */
export default class Unheard {
  onTestRunEnd(_modules, errors) {
    const file = process.env.TQC_UNHEARD;
    if (!file) return;
    const said = errors.map(({ message = '', stack = '', cause, VITEST_TEST_PATH: path }) => ({
      path,
      message: cause?.message ? `${message} ${cause.message}` : message,
      stack,
    }));
    writeFileSync(file, `${JSON.stringify(said, null, 2)}\n`);
  }
}
