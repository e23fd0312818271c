import { uuid7 } from '@tqc/client';
import { factsOf, isWrite, pathNames, type Call } from '@tqc/contract/kit';
import { labels } from '@tqc/contract/wire';
import { z } from 'zod';
import type { Request } from '../kit/ask';
import { sha256, signedHeaders, type Signed, type Signer } from '../kit/sign';

/**
 * A call on its way: its input may be anything, and what is written last wins over what would be
 * right.
 */
export interface Shot {
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
  readonly signer: Signer;
  /** Different parts under the signature. */
  readonly signed?: Partial<Signed>;
  /** Headers changed behind the signature; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** A body as bytes, instead of the one the input makes. */
  readonly body?: string | undefined;
  readonly contentType?: string;
  readonly fileName?: string;
  /** Stands behind the target. */
  readonly suffix?: string;
  readonly version?: number;
  readonly from: string;
}

const BOUNDARY = '----tqchostile';
/** A PNG's beginning and nothing else. */
const BYTES = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200)]);

/** Writes a shot down as it goes over the line, signed over exactly that. */
export async function requestOf(shot: Shot): Promise<Request> {
  const { call, input, signer, suffix = '', version = 1 } = shot;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(input[name] ?? '1'));
  const inPath = pathNames(call.path);
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name));
  const byQuery = call.method === 'GET' || call.method === 'DELETE';
  const query = byQuery ? await queryOf(call, rest, signer) : '';
  const target = `${path}${query ? `?${query}` : ''}${suffix}`;
  const { body, hash, type } = byQuery
    ? { body: undefined, hash: sha256(''), type: undefined }
    : bodyOf(shot, rest);
  const signed = {
    method: call.method,
    target,
    permission: call.permission,
    bodyHash: hash,
    key: isWrite(call) ? uuid7() : '',
    ifMatch: call.versioned ? `"${version}"` : '',
    ...shot.signed,
  };
  const headers: Record<string, string | undefined> = {
    ...(await signedHeaders(signer, signed)),
    ...(type ? { 'content-type': type } : {}),
    ...shot.headers,
  };
  const kept = Object.entries(headers).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return {
    method: signed.method,
    target,
    headers: Object.fromEntries(kept),
    body,
    from: shot.from,
  };
}

function bodyOf(
  { call, body, contentType, fileName = 'a.png' }: Shot,
  fields: readonly (readonly [string, unknown])[],
): { body: string | Buffer; hash: string; type: string } {
  if (body !== undefined || call.body !== 'multipart') {
    const text = body ?? JSON.stringify(Object.fromEntries(fields)) ?? '';
    return { body: text, hash: sha256(text), type: contentType ?? 'application/json' };
  }
  const parts: Buffer[] = [];
  let lines = '';
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    parts.push(
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      ),
    );
    lines += `${name}\t\t${sha256(Buffer.from(text))}\n`;
  }
  parts.push(
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    BYTES,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  );
  lines += `file\t${fileName}\t${sha256(BYTES)}\n`;
  return {
    body: Buffer.concat(parts),
    hash: sha256(lines),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}

async function queryOf(
  call: Call,
  fields: readonly (readonly [string, unknown])[],
  signer: Signer,
): Promise<string> {
  const shape =
    call.input instanceof z.ZodObject ? (call.input.shape as Record<string, z.ZodType>) : {};
  const parts: string[] = [];
  for (const [name, value] of fields) {
    const member = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const hide = member !== undefined && factsOf(member)?.sealed === true && signer.keys;
    for (const one of Array.isArray(value) ? value.slice(0, 300) : [value])
      parts.push(
        `${escaped(name)}=${escaped(hide ? await sealed(signer, name, String(one)) : one)}`,
      );
  }
  return parts.join('&');
}

async function sealed({ keys }: Signer, field: string, value: string): Promise<string> {
  if (!keys) return value;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(labels.query(field));
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    keys.uk,
    new TextEncoder().encode(value),
  );
  return `~${Buffer.concat([iv, Buffer.from(bytes)]).toString('base64url')}`;
}

/** Percent-encoded; half a surrogate pair as the three bytes no decoder may take. */
function escaped(value: unknown): string {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
  try {
    return encodeURIComponent(text).replaceAll("'", '%27');
  } catch {
    return '%ED%A0%80';
  }
}
