import { imports } from '@tqc/contract/resource';
import { next, once } from '../../../walks/stage';
import type { Example } from '../../../walks/example';

const target = 'technicalJob';
const HASH = 'a'.repeat(64);

/** A small file, another one every time. */
const files = () => [
  {
    field: 'file',
    name: '职务.csv',
    bytes: new TextEncoder().encode(`代码,名称,系列,级别\r\nW${next()},演示职务,系列,级\r\n`),
  },
];

/** Imports: everybody starts their own and sees no other. */
export const importExamples: readonly Example[] = [
  {
    call: imports.importRows,
    by: 'centre',
    personal: true,
    ready: async () => ({ input: { target, dryRun: 'false', planHash: HASH }, files: files() }),
    state: {
      says: '请选择一个文件',
      ready: async () => ({ input: { target, dryRun: 'false', planHash: HASH }, files: [] }),
    },
  },
  {
    call: imports.importTemplate,
    by: 'centre',
    personal: true,
    ready: async () => ({ input: { target } }),
  },
  {
    call: imports.importMarked,
    by: 'centre',
    personal: true,
    ready: once(async () => ({ input: { target }, files: files() })),
  },
];
