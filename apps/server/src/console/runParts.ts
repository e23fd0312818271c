import { readConfig } from '../config';
import { openParts, type Parts } from '../running';

/** One command: a failure ends it with its sentence and an exit code. */
export async function asCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Opens the installation of the environment for one command and closes it again. */
export function runParts(work: (parts: Parts) => Promise<void>): Promise<void> {
  return asCommand(async () => {
    const parts = await openParts(readConfig(process.env), { fill: false });
    try {
      await work(parts);
    } finally {
      await parts.stop();
    }
  });
}

/** The value behind --name on the command line. */
export function option(name: string, standard = ''): string {
  const at = process.argv.indexOf(`--${name}`);
  return at >= 0 ? (process.argv[at + 1] ?? standard) : standard;
}
