import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the bytes of files are: a folder, or an object store behind the same four verbs. */
export interface FileStore {
  /** Keeps bytes under a new id; they are on disk before the id is given out. */
  put(
    bytes: Buffer,
  ): Promise<{ readonly id: string; readonly size: number; readonly sha256: string }>;
  get(id: string): Promise<Buffer>;
  remove(id: string): Promise<void>;
}

const UUID = /^[0-9a-f-]{36}$/;

/** A local folder: written aside, synced, then renamed, so that a file is whole or absent. */
export function localFolderStore(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!UUID.test(id)) throw new Error(`not a file id: ${id}`);
    return join(folder, id.slice(0, 2), id);
  };
  return {
    async put(bytes) {
      const id = randomUUID();
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      return { id, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    get: (id) => readFile(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
