import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '../syncFolder';
import { ApiFailure } from '../failure';

/** Bytes that are kept, not read yet. */
export interface StoredBytes {
  readonly size: number;
  readonly stream: () => Readable;
}

/** Where the bytes of files are: a folder, or an object store behind the same four verbs. */
export interface FileStore {
  /**
   * Keeps bytes, or pieces as they come, under a new id; they are on disk before the id is given
   * out. 503 where little room is left.
   */
  put(
    bytes: Buffer | AsyncIterable<Buffer>,
  ): Promise<{ readonly id: string; readonly size: number; readonly sha256: string }>;
  get(id: string): Promise<Buffer>;
  /** The same for bytes that are many: their number, and a stream of them. */
  open(id: string): Promise<StoredBytes>;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Whether there is room for more. */
  hasRoom(): Promise<boolean>;
  /** How much of the disk is free, from 0 to 1. */
  freeShare(): Promise<number>;
  /**
   * Every file there is, with the moment it was kept; what was left half-written long ago goes on
   * the way.
   */
  each(): AsyncIterable<{ readonly id: string; readonly at: number }>;
}

const UUID = /^[0-9a-f-]{36}$/;

const HALF = '.part';
/**
 * Bytes that stay free: the database writes its changes down on the same disk, up to a gigabyte
 * between two of its own clearings.
 */
const FLOOR = 2 * 1024 ** 3;
const NO_ROOM = '服务器的存储空间不足，暂时不能保存文件，请联系系统管理员清理空间后再试';
/** After so many bytes of a stream the room is looked at again. */
const LOOKS_EVERY = 16 * 1024 ** 2;
const DAY = 86_400_000;

/**
 * A local folder: written aside, synced, then renamed and the folder synced, so that a file is
 * whole or absent, also after the power went.
 */
export function localFolderStore(folder: string, floor = FLOOR): FileStore {
  const pathOf = (id: string) => {
    if (!UUID.test(id)) throw new Error(`not a file id: ${id}`);
    return join(folder, id.slice(0, 2), id);
  };
  async function hasRoom(more = 0): Promise<boolean> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize - more >= floor;
  }
  return {
    async put(bytes) {
      const whole = Buffer.isBuffer(bytes);
      if (!(await hasRoom(whole ? bytes.length : 0))) throw new ApiFailure(503, NO_ROOM);
      const id = randomUUID();
      const path = pathOf(id);
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let size = 0;
      let looked = 0;
      const file = await open(path + HALF, 'w', 0o600);
      try {
        for await (const piece of whole ? [bytes] : bytes) {
          size += piece.length;
          looked += piece.length;
          // What comes in pieces says not how much it is: the room is looked at again and again.
          if (looked > LOOKS_EVERY && !whole) {
            looked = 0;
            if (!(await hasRoom())) throw new ApiFailure(503, NO_ROOM);
          }
          hash.update(piece);
          await file.writeFile(piece);
        }
        await file.sync();
      } catch (error) {
        await rm(path + HALF, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(path + HALF, path);
      await syncFolder(dirname(path));
      if (made !== undefined) await syncFolder(dirname(dirname(path)));
      return { id, size, sha256: hash.digest('hex') };
    },
    get: (id) => readFile(pathOf(id)),
    async open(id) {
      const path = pathOf(id);
      const { size } = await stat(path);
      return { size, stream: () => createReadStream(path) };
    },
    has: (id) => exists(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    hasRoom: () => hasRoom(),
    async freeShare() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, blocks } = await statfs(folder);
      return bavail / blocks;
    },
    async *each() {
      for (const part of await names(folder))
        for (const name of await names(join(folder, part))) {
          const path = join(folder, part, name);
          const at = (await stat(path).catch(() => undefined))?.mtimeMs;
          if (at === undefined) continue;
          if (UUID.test(name)) yield { id: name, at };
          else if (name.endsWith(HALF) && at < Date.now() - DAY) await rm(path, { force: true });
        }
    },
  };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const names = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
