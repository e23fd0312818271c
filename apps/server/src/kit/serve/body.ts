import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure';
import type { UploadedFile } from './serve';

/** The body of a request: its fields, its files and the hash that the signature covers. */
export interface ReadBody {
  readonly fields: Record<string, unknown>;
  readonly files: readonly UploadedFile[];
  readonly hash: string;
}

const NOTHING = createHash('sha256').update('').digest('hex');
const DEPTH = 20;
const LENGTH = 1000;

/** Reads a JSON body that the parser left as bytes, or a multipart body, within the limit of its call. */
export async function readBody(request: FastifyRequest, maxFile: number): Promise<ReadBody> {
  if (request.isMultipart()) return readMultipart(request, maxFile);
  const bytes = request.body as Buffer | undefined;
  if (!bytes || bytes.length === 0) return { fields: {}, files: [], hash: NOTHING };
  return {
    fields: readJson(bytes),
    files: [],
    hash: createHash('sha256').update(bytes).digest('hex'),
  };
}

function readJson(bytes: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ApiFailure(400);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !modest(value, DEPTH))
    throw new ApiFailure(400);
  return value as Record<string, unknown>;
}

/** No deeper and no longer than any honest body, and without names that reach a prototype. */
function modest(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (depth === 0) return false;
  if (Array.isArray(value))
    return value.length <= LENGTH && value.every((item) => modest(item, depth - 1));
  return Object.entries(value).every(
    ([name, member]) => name !== '__proto__' && modest(member, depth - 1),
  );
}

async function readMultipart(request: FastifyRequest, maxFile: number): Promise<ReadBody> {
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  const hash = createHash('sha256');
  for await (const part of request.parts({
    limits: { fileSize: maxFile, files: 200, fields: 100, fieldSize: 1024 * 1024 },
  })) {
    const bytes =
      part.type === 'file' ? await bytesOf(part) : Buffer.from(String(part.value), 'utf8');
    const name = part.type === 'file' ? part.filename : '';
    hash.update(
      `${part.fieldname}\t${name}\t${createHash('sha256').update(bytes).digest('hex')}\n`,
    );
    if (part.type === 'file') files.push({ field: part.fieldname, name, bytes });
    else if (part.fieldname === '__proto__') throw new ApiFailure(400);
    else fields[part.fieldname] = String(part.value);
  }
  return { fields, files, hash: hash.digest('hex') };
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated) throw new ApiFailure(460, '文件过大，请压缩后重新上传');
  return Buffer.concat(chunks);
}
