import { expect, test } from 'vitest';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, get, pathOf, post } from './call';

const nothing = z.object({});

// Rules: request-01
test('接口的编号、路径、权限和名称都来自目录', () => {
  const { list, create } = calls(catalogue.certBatch, {
    list: get('', 'view', nothing, nothing),
    create: post('', 'add', nothing, nothing),
  });
  expect(list).toMatchObject({
    id: 'register.certBatch.list',
    path: '/rest/edu/kernal/certificate/certBatch',
    permission: 'register.certBatch.view',
    title: '查询认定批次',
  });
  expect(create.title).toBe('新增认定批次');
});

test('占位符可以另取名字，带点的权限是全名，斜线开头的路径不在资源之下', () => {
  const { get: one } = calls(catalogue.certBatch, {
    get: get('{id}', 'register.certBatch.view', nothing, nothing),
  });
  expect(one).toMatchObject({
    path: '/rest/edu/kernal/certificate/certBatch/{id}',
    permission: 'register.certBatch.view',
  });
  const beside = { id: 'x', path: 'a/b', code: 'x', calls: {} };
  expect(pathOf(beside, '/a/c')).toBe('/rest/edu/a/c');
});

test('方法、路径、权限与目录不同的，或目录里没有的接口，编译不过', () => {
  // @ts-expect-error the catalogue has POST
  calls(catalogue.certBatch, { create: get('', 'add', nothing, nothing) });
  // @ts-expect-error the catalogue has no path below the resource
  calls(catalogue.certBatch, { list: get('all', 'view', nothing, nothing) });
  // @ts-expect-error the catalogue asks for another right
  calls(catalogue.certBatch, { list: get('', 'edit', nothing, nothing) });
  // @ts-expect-error the place of a parameter is missing
  calls(catalogue.certBatch, { get: get('', 'view', nothing, nothing) });
  // @ts-expect-error there is no such call
  calls(catalogue.certBatch, { everything: get('', 'view', nothing, nothing) });
  expect(Object.keys(catalogue.certBatch.calls)).not.toContain('everything');
});
