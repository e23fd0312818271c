import { certBatch } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/server';

const server = await testServer();
const RUNS = { numRuns: 150, seed: 20240618 };
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.string({
    unit: fc.constantFrom(...'\'"!()*%&=+#\\/. \r\n\t<>', '𠮷', '\uD842'),
    maxLength: 6,
  }),
);
let now = Date.now();
/** One person calls no more than a hundred times in ten seconds. */
const later = () => server.setNow(new Date((now += 150)));

test('查任何文字都不会被当成签名错误而退出', async () => {
  const centre = await server.as('centre');
  const search = async (cbName: string) => {
    later();
    return centre(certBatch.list, { cbName }).then(
      () => 0,
      (error: { code: number }) => error.code,
    );
  };
  expect(await search("O'Neil")).toBe(0);
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      expect([0, 400]).toContain(await search(text));
    }),
    RUNS,
  );
});

test('任何文件名都不会被当成签名错误而退出', async () => {
  const point = await server.as('point');
  const bytes = new Uint8Array(
    await sharp({ create: { width: 60, height: 60, channels: 3, background: '#88aadd' } })
      .png()
      .toBuffer(),
  );
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      later();
      const files = [{ field: 'file', name: `${text}.png`, bytes }];
      const code = await point(resource.updateFile, {}, { files }).then(
        () => 0,
        (error: { code: number }) => error.code,
      );
      expect([0, 400, 461]).toContain(code);
    }),
    { ...RUNS, numRuns: 60 },
  );
});
