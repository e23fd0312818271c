import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Bytes that a suite writes at most, with its databases, and that have to be left beside them. */
const ROOM = 4 * 1024 ** 3;
const LEFT = 4 * 1024 ** 3;

/**
 * Where tests write what is thrown away: in memory where there is plenty of it, otherwise where
 * everybody does. Each file of tests copies a database of a thousand small files, which took a disk
 * with a journal three times as long.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM && freemem() > ROOM + LEFT ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
