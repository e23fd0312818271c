import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';
import { cheapPasswords } from './cheapPasswords';
import { syncFolder } from './syncFolder';

/** A backup that cannot be made or read; the sentence is for the operator. */
export class BackupFailed extends Error {}

/** One piece of an archive: its name and its bytes, at most some 20 MB. */
export interface Piece {
  readonly name: string;
  readonly bytes: Buffer;
}

const MANIFEST = 'manifest.json';
const SHORTEST = 12;
const CHEAP = 10;

/**
 * Writes an archive: a tar of all pieces and, at its end, the hash of each, sealed with a
 * passphrase by age (https://age-encryption.org), so that `age -d | tar x` opens it without this
 * product. It stands under its name when it is whole and on disk, and not before.
 */
export async function writeArchive(
  file: string,
  passphrase: string,
  pieces: AsyncIterable<Piece>,
): Promise<{ readonly pieces: number; readonly bytes: number }> {
  if ([...passphrase].length < SHORTEST)
    throw new BackupFailed(`备份口令至少${SHORTEST}个字符，请重新设置 TQC_BACKUP_PASSPHRASE`);
  // A name nobody can have put something under, and never over what is there.
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  const pack = tar.pack();
  const hashes: Record<string, string> = {};
  let bytes = 0;
  const add = (piece: Piece) =>
    new Promise<void>((resolve, reject) => {
      pack
        .entry({ name: piece.name, size: piece.bytes.length, mode: 0o600 }, (error) =>
          error ? reject(error) : resolve(),
        )
        .end(piece.bytes);
    });
  const filling = (async () => {
    for await (const piece of pieces) {
      hashes[piece.name] = sha256(piece.bytes);
      bytes += piece.bytes.length;
      await add(piece);
    }
    await add({ name: MANIFEST, bytes: Buffer.from(JSON.stringify(hashes)) });
    pack.finalize();
  })().catch((error: unknown) =>
    pack.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  try {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    if (cheapPasswords) encrypter.setScryptWorkFactor(CHEAP);
    const sealed = await encrypter.encrypt(
      Readable.toWeb(Readable.from(pack)) as ReadableStream<Uint8Array>,
    );
    await pipeline(sealed, createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
    await filling;
    await rename(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { pieces: Object.keys(hashes).length, bytes };
}

/**
 * Reads an archive piece by piece, in the order it was written. The last look is at the manifest:
 * only when this ends without an error was everything there and as it was written.
 */
export async function readArchive(
  file: string,
  passphrase: string,
  take: (piece: Piece) => Promise<void>,
): Promise<{ readonly pieces: number; readonly bytes: number }> {
  const found: Record<string, string> = {};
  let promised: Record<string, string> | undefined;
  let bytes = 0;
  const extract = tar.extract();
  const opening = opened(file, passphrase).then((plain) => pipeline(plain, extract));
  // Told by whoever reads below; without this an early end would be an unhandled one.
  opening.catch((error: Error) => extract.destroy(error));
  try {
    for await (const entry of extract) {
      const piece = { name: entry.header.name, bytes: await buffer(entry) };
      if (piece.name === MANIFEST) {
        promised = JSON.parse(piece.bytes.toString('utf8')) as Record<string, string>;
        continue;
      }
      found[piece.name] = sha256(piece.bytes);
      bytes += piece.bytes.length;
      await take(piece);
    }
    await opening;
  } catch (error) {
    throw readable(error);
  }
  const names = Object.keys(found);
  if (!promised || names.length !== Object.keys(promised).length)
    throw new BackupFailed('备份文件不完整，请换一个备份');
  const wrong = names.find((name) => found[name] !== promised?.[name]);
  if (wrong !== undefined) throw new BackupFailed(`备份中的 ${wrong} 与清单不符，请换一个备份`);
  return { pieces: names.length, bytes };
}

async function opened(file: string, passphrase: string): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
}

/** What the libraries say of a wrong passphrase and of bytes that were changed, as a sentence. */
function readable(error: unknown): Error {
  if (error instanceof BackupFailed) return error;
  const { code, message = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupFailed('找不到备份文件，请检查 --from 后的路径');
  if (/no identity matched|passphrase/i.test(message))
    return new BackupFailed('备份口令不对，请检查 TQC_BACKUP_PASSPHRASE');
  if (/invalid|tag|Unexpected end|premature|stream|header|age/i.test(message))
    return new BackupFailed('备份文件已损坏或不完整，请换一个备份');
  return error as Error;
}

/** The hash of some bytes as it stands in a manifest and beside a file. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
