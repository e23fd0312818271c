import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const UNPACK =
  "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

/** Set to the reason where pictures cannot be compared on this machine. */
export const NO_PICTURES = 'TQC_NO_PICTURES';

/** The Chromium of the lock file, or why this machine cannot run it. */
export type Pinned = { readonly path: string } | { readonly why: string };

/**
 * Unpacks the Chromium the lock file names, whatever browser the machine has: what is compared
 * with stored pictures is drawn by this one everywhere.
 */
export function pinnedBrowser(): Pinned {
  const folder = join(tmpdir(), `tqc-chromium-${packedVersion()}`);
  const path = join(folder, 'chromium');
  if (!existsSync(path)) unpack(folder);
  const { stdout, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (/\d+\.\d+/.test(stdout ?? '')) return { path };
  return { why: (error?.message ?? stderr).trim().split('\n')[0] ?? '' };
}

function packedVersion(): string {
  const { resolve } = createRequire(import.meta.url);
  // It does not export its package.json, and there is one without a version below it.
  const file = resolve('@sparticuz/chromium').replace(/(@sparticuz.chromium.).*/, '$1package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

// The package unpacks into the folder for temporary files and takes whatever lies there by its
// name; a folder of the version's own is put in place whole, so that two runs never meet.
function unpack(folder: string): void {
  const fresh = mkdtempSync(join(tmpdir(), 'tqc-chromium-'));
  spawnSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: fresh, TEMP: fresh, TMP: fresh },
  });
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
}
