import { encodeValue, writeQuery } from '@tqc/contract/kit';
import { partLine, partName, partText, wellFormed } from '@tqc/contract/wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8 } from './bytes';
import { multipart } from './multipart';
import { sha256Hex } from './suite';

/**
 * Any text at all, half surrogates and control letters included, with those that are known for
 * trouble more often.
 */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(...'\'"!()*~%&=+#?;,/\\. \r\n\t\0<>^`{|}', '\u202E', '𠮷', '\uD842'),
    maxLength: 8,
  }),
  fc.constantFrom("O'Neil", '..', '.', '买买提·艾力', '%27', '%2e%2e', 'a\r\nb', '\uDFB7'),
);

test('签名的地址就是浏览器发出的地址：任何文字都一样', () => {
  fc.assert(
    fc.property(anyText, anyText, (value, other) => {
      const query = writeQuery({ name: value, list: [other, 'x'] });
      const sent = new URL(`http://localhost/rest?${query}`);
      expect(sent.pathname + sent.search).toBe(query ? `/rest?${query}` : '/rest');
      expect(decodeURIComponent(encodeValue(value))).toBe(wellFormed(value));
      // The transport refuses a path value of dots or nothing before it is signed.
      fc.pre(!/^\.{0,2}$/.test(value));
      const path = `/rest/${encodeValue(value)}/x`;
      expect(new URL(`http://localhost${path}`).pathname).toBe(path);
    }),
    { numRuns: 3000 },
  );
});

test('签名的上传内容就是发出的内容：文件名和多行文字也一样', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (text, name) => {
      const bytes = utf8('内容');
      const { body, bodyHash } = await multipart({ text }, [{ field: 'file', name, bytes }]);
      const parts = await partsOf(body);
      expect(parts).toEqual([
        { field: 'text', name: '', text: partText(text) },
        { field: 'file', name: partName(name), text: '内容' },
      ]);
      const lines = parts.map(async (part) =>
        partLine(part.field, part.name, await sha256Hex(part.text)),
      );
      expect(await sha256Hex((await Promise.all(lines)).join(''))).toBe(bodyHash);
    }),
    { numRuns: 500 },
  );
});

/** The parts of a form as they go over the line, read back from the bytes. */
async function partsOf(form: FormData) {
  const sent = new Response(form);
  const boundary = /boundary=(.+)$/.exec(sent.headers.get('content-type') ?? '')?.[1] ?? '?';
  const pieces = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await sent.arrayBuffer())
    .split(`--${boundary}`)
    .slice(1, -1);
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    const head = piece.slice(0, end);
    return {
      field: / name="([^"]*)"/.exec(head)?.[1] ?? '',
      name: / filename="([^"]*)"/.exec(head)?.[1] ?? '',
      text: piece.slice(end + 4, -2),
    };
  });
}
