import { existsSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { FileStore } from '../files';
import { sha256, writeArchive, type Piece } from '../sealedArchive';
import { filesNamed, rowsOfAll } from './dump';

/** What belongs to one installation and is only worth something together. */
export interface Installation {
  /** As the owner of the tables, without limits of time. */
  readonly owner: Pool;
  readonly files: FileStore;
  /** Paths of the keys and of the signed heads of the audit. */
  readonly keys: string;
  readonly heads: string;
}

/** First piece of a backup: what made it and what it takes to restore it. */
export interface Head {
  readonly format: 1;
  readonly made: string;
  readonly migrations: readonly string[];
}

/** What was backed up. */
export interface Backed {
  readonly pieces: number;
  readonly bytes: number;
  readonly files: number;
  /** Files that a row names and that are gone or not what the row says. */
  readonly damaged: readonly string[];
}

/**
 * One archive of database, files, keys and heads. Keys and heads are read first: a head never tells
 * of an audit row that the rows do not hold, and a key is in use only some time after it was
 * written. Files come last: those the rows name are there already.
 */
export async function backUp(
  { owner, files, keys, heads }: Installation,
  to: string,
  passphrase: string,
  now: Date,
): Promise<Backed> {
  const damaged: string[] = [];
  let kept = 0;

  async function* pieces(): AsyncIterable<Piece> {
    const secrets = readFileSync(keys);
    const signed = existsSync(heads) ? readFileSync(heads) : Buffer.alloc(0);
    const client = await owner.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      const { rows } = await client.query<{ name: string }>(
        'select name from kysely_migration order by name',
      );
      const head: Head = {
        format: 1,
        made: now.toISOString(),
        migrations: rows.map(({ name }) => name),
      };
      yield { name: 'head.json', bytes: Buffer.from(JSON.stringify(head)) };
      yield { name: 'keys.json', bytes: secrets };
      yield { name: 'audit-heads.jsonl', bytes: signed };
      yield* rowsOfAll(client);
      for await (const { id, sha256: named } of filesNamed(client)) {
        const bytes = await files.get(id).catch(() => undefined);
        if (!bytes || sha256(bytes) !== named) damaged.push(id);
        if (!bytes) continue;
        kept += 1;
        yield { name: `files/${id}`, bytes };
      }
    } finally {
      client.release(true);
    }
  }

  const written = await writeArchive(to, passphrase, pieces());
  return { ...written, files: kept, damaged };
}
