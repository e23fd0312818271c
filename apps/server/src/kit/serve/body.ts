import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { partLine, partName } from '@tqc/contract/wire';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure';
import { modestJson } from '../modestJson';
import type { UploadedFile } from './serve';

/** The body of a request: its fields, its files and the hash that the signature covers. */
export interface ReadBody {
  readonly fields: Record<string, unknown>;
  readonly files: readonly UploadedFile[];
  readonly hash: string;
}

/** One value of a body for so many bytes: an honest one has more bytes to say each with. */
const BYTES_A_VALUE = 20;
const MAX_FILE = 20 * 1024 * 1024;
const MAX_FIELD = 1024 * 1024;
const MAX_FIELDS = 50;

/** Reads a JSON body of at most `most` bytes; `hold` hears how many are held, before they are. */
export async function readText(
  raw: IncomingMessage,
  most: number,
  hold: (size: number) => void,
): Promise<ReadBody> {
  const bytes = await collect(raw, most, hold);
  return {
    fields: readJson(bytes, Math.floor(most / BYTES_A_VALUE)),
    files: [],
    hash: hashOf(bytes),
  };
}

/** Reads a multipart body; one that is cut off or malformed is the sender's fault, not ours. */
export async function readMultipart(
  request: FastifyRequest,
  limits: MultipartLimits,
): Promise<ReadBody> {
  try {
    return await readParts(request, limits);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    const { statusCode } = error as { readonly statusCode?: number };
    throw statusCode === 413
      ? new ApiFailure(460)
      : new ApiFailure(400, '上传的内容不完整，请重新上传');
  }
}

/** Most bytes of all parts together, and most files. */
interface MultipartLimits {
  readonly total: number;
  readonly files: number;
}

/**
 * Reads a multipart body whose length is known: each part and the number of parts within their
 * limits, all together within `total`.
 */
async function readParts(
  request: FastifyRequest,
  { total, files: most }: MultipartLimits,
): Promise<ReadBody> {
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  const hash = createHash('sha256');
  let left = total;
  const limits = {
    fileSize: Math.min(MAX_FILE, total),
    files: most,
    fields: MAX_FIELDS,
    parts: most + MAX_FIELDS,
    fieldSize: MAX_FIELD,
    headerPairs: 20,
  };
  for await (const part of request.parts({ limits, preservePath: true })) {
    const isFile = part.type === 'file';
    const bytes = isFile ? await bytesOf(part) : Buffer.from(String(part.value), 'utf8');
    if (!isFile && part.valueTruncated) throw new ApiFailure(460);
    left -= bytes.length;
    if (left < 0) throw new ApiFailure(460);
    const name = isFile ? part.filename : '';
    hash.update(partLine(part.fieldname, name, hashOf(bytes)));
    // The signature covers the name as it was sent; what is kept is its last part.
    if (isFile) files.push({ field: part.fieldname, name: partName(name), bytes });
    else if (part.fieldname === '__proto__') throw new ApiFailure(400);
    // Browsers write every line end as CR LF; the rest of the product knows only LF.
    else fields[part.fieldname] = String(part.value).replaceAll('\r\n', '\n');
  }
  return { fields, files, hash: hash.digest('hex') };
}

async function collect(
  raw: IncomingMessage,
  most: number,
  hold: (size: number) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving early must not end the connection: the refusal still has to be told.
  for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new ApiFailure(460);
    hold(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readJson(bytes: Buffer, values: number): Record<string, unknown> {
  if (bytes.length === 0) return {};
  const value = modestJson(bytes, values);
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new ApiFailure(400);
  return value as Record<string, unknown>;
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated) throw new ApiFailure(460, '文件过大，请压缩后重新上传');
  return Buffer.concat(chunks);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
