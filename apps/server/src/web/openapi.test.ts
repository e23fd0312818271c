import { allCalls } from '@tqc/contract/catalogue';
import { expect, test } from 'vitest';
import { openApi } from './openapi';

test('接口文档里每个接口都写着做什么', () => {
  const paths = Object.values(openApi()['paths'] as Record<string, Record<string, object>>);
  const told = paths.flatMap((methods) => Object.values(methods));
  expect(told).toHaveLength(allCalls.length);
  for (const { id, title } of allCalls)
    expect(told).toContainEqual(expect.objectContaining({ operationId: id, summary: title }));
});
