import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allCalls } from '@tqc/contract/catalogue';
import { factsOf } from '@tqc/contract/kit';
import { expect, test } from 'vitest';
import { z } from 'zod';

const server = resolve(import.meta.dirname, '../apps/server/src');

/** The fields of an object, or of the rows of a list. */
function fieldsOf(schema: z.ZodType): [string, z.ZodType][] {
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, member]) => [
    [name, member] as [string, z.ZodType],
    ...fieldsOf(member),
  ]);
}

const personal = (schema: z.ZodType) =>
  fieldsOf(schema)
    .filter(([, member]) => factsOf(member)?.personal === true)
    .map(([name]) => name);

const queries = allCalls.filter(({ method }) => method === 'GET');
/** Names that are hidden in the answer of some call. */
const hidden = new Set(queries.flatMap(({ output }) => personal(output)));

test('答复里遮盖的字段，作查询条件时必须加密传送', () => {
  expect(hidden.size).toBeGreaterThan(1);
  for (const call of queries) {
    const masked = new Set([...personal(call.output), ...personal(call.input)]);
    const open = fieldsOf(call.input)
      .filter(([name, member]) => masked.has(name) && factsOf(member)?.sealed !== true)
      .map(([name]) => `${call.id} ${name}`);
    expect(open).toEqual([]);
  }
});

test('遮盖的字段只能整个相等地查，不能查一部分', () => {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const partly: string[] = [];
  for (const path of sources) {
    const text = readFileSync(join(server, path), 'utf8');
    const inLists = [...text.matchAll(/\blike: \[([^\]]*)\]/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    );
    const inSql = [
      ...text.matchAll(/(?:position\(\$\{[\w.]*?(\w+)\} in|input\.(\w+)\}?[^`\n]{0,20} i?like)/g),
    ].map(([, first, second]) => first ?? second ?? '');
    const inCode = [...text.matchAll(/containsText\([^,]*, (?:[\w.]*\.)?(\w+)/g)].map(
      ([, name = '']) => name,
    );
    for (const name of [...inLists, ...inSql, ...inCode])
      if (hidden.has(name)) partly.push(`${path}: ${name}`);
  }
  expect(partly).toEqual([]);
});
