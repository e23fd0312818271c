import { readConfig } from '../config';
import { openParts, type Parts } from '../running';

/**
 * Opens the installation of the environment for one command and closes it again; a failure ends
 * with its sentence.
 */
export async function runParts(work: (parts: Parts) => Promise<void>): Promise<void> {
  try {
    const parts = await openParts(readConfig(process.env), { fill: false });
    try {
      await work(parts);
    } finally {
      await parts.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** The value behind --name on the command line. */
export function option(name: string, standard = ''): string {
  const at = process.argv.indexOf(`--${name}`);
  return at >= 0 ? (process.argv[at + 1] ?? standard) : standard;
}
