import { pathNames, readQuery, tooWide, type Call } from '@tqc/contract/kit';
import { isStorable } from '@tqc/contract/wire';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiFailure } from '../failure';
import type { Principal } from '../session';
import type { ReadBody } from './body';
import { openSealed } from './sealed';

const NOT_STORABLE = '内容中有无法保存的字符，请删除后重新输入';

/**
 * The input of a call from path, query and body, exactly as its schema takes it; anything else is
 * 400.
 */
export async function readInput(
  call: Call,
  request: FastifyRequest,
  body: ReadBody,
  who?: Principal,
): Promise<unknown> {
  const params = request.params as Record<string, string>;
  const query = request.query as Record<string, string | string[]>;
  const byQuery = call.method === 'GET' || call.method === 'DELETE';
  if (!byQuery && Object.keys(query).length > 0) throw new ApiFailure(400);
  const raw = byQuery
    ? readQuery(call.input, await openSealed(call.input, query, who))
    : body.fields;
  for (const name of pathNames(call.path)) if (Object.hasOwn(raw, name)) throw new ApiFailure(400);
  if (!body.files.every(({ field, name }) => storable([field, name])))
    throw new ApiFailure(400, NOT_STORABLE);
  return acceptInput(call, { ...raw, ...readQuery(call.input, params) }, who);
}

/** What is asked, as its schema takes it and as wide as it may be asked. */
export function acceptInput(
  call: Call,
  whole: Readonly<Record<string, unknown>>,
  who?: Principal,
): unknown {
  if (!storable(whole)) throw new ApiFailure(400, NOT_STORABLE);
  const input = strict(call.input).parse(whole);
  const wide = who && tooWide(call, who.orgType, input as Record<string, unknown>);
  if (wide !== undefined) throw new ApiFailure(422, wide);
  return input;
}

/** No text anywhere in a value, names of members included, that no database can keep. */
function storable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([name, member]) => isStorable(name) && storable(member));
}

const strictOf = new WeakMap<z.ZodType, z.ZodType>();

/** Unknown fields are refused: nobody can slip in what the call does not take. */
function strict(schema: z.ZodType): z.ZodType {
  const known = strictOf.get(schema);
  if (known) return known;
  const made = schema instanceof z.ZodObject ? schema.strict() : schema;
  strictOf.set(schema, made);
  return made;
}
