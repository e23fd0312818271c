import { expect, test } from 'vitest';
import { createTaggedFetch, tagKey } from './taggedFetch';

test('同一问题带上次的标记；没变时用手里的回答', async () => {
  const asked: (string | undefined)[] = [];
  const tagged = createTaggedFetch(async (_url, init) => {
    const tag = new Headers(init?.headers).get('if-none-match') ?? undefined;
    asked.push(tag);
    return tag === '"a"'
      ? new Response(null, { status: 304 })
      : new Response('{"code":0}', {
          headers: { etag: '"a"', 'content-type': 'application/json' },
        });
  });
  const get = (url: string) =>
    (
      tagged.http as unknown as {
        request(asked: object): Promise<{ status: number; data: ArrayBuffer }>;
      }
    ).request({ url, method: 'GET', headers: {} });
  await get('/x?scene=cert&fps=59');
  expect(tagged.unchanged('cert//')).toBe(false);
  const again = await get('/x?scene=cert&fps=60');
  expect(again.status).toBe(200);
  expect(new TextDecoder().decode(again.data)).toBe('{"code":0}');
  expect(tagged.unchanged('cert//')).toBe(true);
  await get('/x?scene=system');
  expect(asked).toEqual([undefined, '"a"', undefined]);
  expect(tagKey('/x?org=7&scene=cert')).toBe('cert/7/');
});
