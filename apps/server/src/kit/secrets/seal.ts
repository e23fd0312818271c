import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key of a list that grows when it turns; its id stands in front of what it sealed. */
export interface SealKey {
  readonly id: number;
  readonly key: Buffer;
  /** When it was written into the file of the installation. */
  readonly since: Date;
}

/** The keys of one purpose, always those of now. */
export interface SealKeys {
  /** The newest last. */
  readonly list: readonly SealKey[];
  /** Takes over what another process added. */
  lookAgain(): void;
}

/** So long other processes may go without reading the file of keys. */
export const SETTLE = 600_000;
/** Says that an id follows; seals of before had neither. */
const MARK = 0xa7;
const [IV, TAG] = [12, 16];

/** The key to make something with: the newest that every process has had the time to read. */
export function inService<K extends { readonly since: Date }>(
  keys: readonly K[],
  at = new Date(),
): K {
  const key = keys.findLast(({ since }) => since.getTime() + SETTLE <= at.getTime()) ?? keys[0];
  if (!key) throw new Error('no key');
  return key;
}

/** Seals for one place; the place is needed to open it. */
export function sealWith(keys: SealKeys, place: string, plain: Buffer): Buffer {
  const { id, key } = inService(keys.list);
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  return Buffer.concat([
    Buffer.from([MARK, id]),
    iv,
    cipher.update(plain),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/**
 * Opens a seal with the key it names, or with the first when it is one of before keys had names;
 * throws when it does not hold.
 */
export function openWith(keys: SealKeys, place: string, sealed: Buffer): Buffer {
  const named = sealed[0] === MARK ? keyOf(keys, sealed[1]) : undefined;
  const first = keys.list[0];
  if (!first) throw new Error('no key');
  if (!named) return openGcm(first.key, place, sealed);
  try {
    return openGcm(named.key, place, sealed.subarray(2));
  } catch (error) {
    // An old seal may begin with these bytes by chance; which of the two it is only the seal itself
    // can say.
    try {
      return openGcm(first.key, place, sealed);
    } catch {
      throw error;
    }
  }
}

/** Opens what AES-256-GCM sealed under one key: iv, text, tag. */
export function openGcm(key: Buffer, aad: string, sealed: Buffer): Buffer {
  if (sealed.length < IV + TAG) throw new Error('too short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV))
    .setAAD(Buffer.from(aad))
    .setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()]);
}

function keyOf(keys: SealKeys, id: number | undefined): SealKey | undefined {
  const find = () => keys.list.find((key) => key.id === id);
  const known = find();
  if (known) return known;
  keys.lookAgain();
  return find();
}
