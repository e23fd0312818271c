import { open } from 'node:fs/promises';

/**
 * A name stays in a folder for certain once the folder itself is on disk. Windows has no such thing
 * and needs none.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
