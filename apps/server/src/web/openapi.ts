import { allCalls } from '@tqc/contract/catalogue';
import { pathNames, type Call } from '@tqc/contract/kit';
import { z } from 'zod';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _unused, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}

function operationOf(call: Call): Json {
  const names = pathNames(call.path);
  const input = schemaOf(call.input, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const properties = Object.entries(input.properties ?? {});
  const parameter =
    (where: 'path' | 'query') =>
    ([name, schema]: [string, Json]) => ({
      name,
      in: where,
      required: where === 'path' || (input.required ?? []).includes(name),
      schema,
    });
  const inPath = names.map((name) =>
    parameter('path')([name, input.properties?.[name] ?? { type: 'string' }]),
  );
  const byQuery = call.method === 'GET' || call.method === 'DELETE';
  const rest = properties.filter(([name]) => !names.includes(name));
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest),
    required: (input.required ?? []).filter((name) => !names.includes(name)),
  };
  const data =
    call.reply === 'file' || call.reply === 'stream' ? undefined : schemaOf(call.output, 'output');
  return {
    operationId: call.id,
    summary: call.title,
    tags: [call.id.split('.')[0]],
    'x-permission': call.permission,
    parameters: [...inPath, ...(byQuery ? rest.map(parameter('query')) : [])],
    ...(byQuery
      ? {}
      : {
          requestBody: {
            content: {
              [call.body === 'multipart' ? 'multipart/form-data' : 'application/json']: {
                schema: body,
              },
            },
          },
        }),
    responses: {
      200: data
        ? {
            description: '成功',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { code: { const: 0 }, message: { type: 'string' }, data },
                  required: ['code', 'message', 'data'],
                },
              },
            },
          }
        : {
            description: call.reply === 'stream' ? '事件流' : '文件内容',
            content: {
              [call.reply === 'stream' ? 'text/event-stream' : 'application/octet-stream']: {},
            },
          },
    },
  };
}

/** The OpenAPI 3.1 document of every call that is built. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const call of allCalls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  return { openapi: '3.1.0', info: { title: '教师资格管理信息系统接口', version: '1' }, paths };
}
