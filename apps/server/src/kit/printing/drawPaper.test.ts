import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { printers } from './printers';
import { fontFor, missingLetters } from './letters';
import type { Paper, PaperField } from './paper';

const MM = 25.4 / 72;
/** Extension B, C, E, F and the third plane (G, H), as names have them. */
const RARE = '𠅤𣲗𪟝𬭎𬍛\u{32A14}\u{32DB9}';
const NO_FONT = '\u{2FA1E}';
const field = (key: string, text: string, more: Partial<PaperField> = {}): PaperField => ({
  key,
  text,
  x: 30,
  y: 40,
  width: 80,
  size: 12,
  ...more,
});
const paperOf = (...fields: PaperField[]): Paper => ({
  title: '演示证书',
  made: '2024-06-18T02:00:00.000Z',
  pages: [{ width: 210, height: 148, fields }],
});
const pageOf = async (pdf: Buffer): Promise<PDFPageProxy> =>
  (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(1);

async function placesOf(pdf: Buffer) {
  const page = await pageOf(pdf);
  const height = page.view[3] ?? 0;
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            x: (item.transform[4] as number) * MM,
            y: (height - (item.transform[5] as number)) * MM,
            width: item.width * MM,
            size: item.height,
          },
        ]
      : [],
  );
}

test('每个字段离版式所说的位置不到半毫米：靠左的、居中的、缩小的、折行的', async () => {
  const fields = [
    field('name', '演示甲', { x: 31.7, y: 22.4 }),
    field('certNo', '20243218832000127', { x: 105, y: 60, align: 'center' }),
    field('org', '云汀市东霁区教育体育局人民政府演示局', { x: 20, y: 80, width: 40 }),
    field('note', '经审查，所交材料不齐，请补齐后再来。', { x: 150, y: 100, width: 30, lines: 6 }),
  ];
  const found = await placesOf(await printers.paper(paperOf(...fields)));
  const at = (text: string) => {
    const one = found.find((item) => text.startsWith(item.text) || item.text.startsWith(text));
    if (!one) throw new Error(`${text} is not drawn`);
    return one;
  };
  for (const { text, x, y, width, align } of fields) {
    const drawn = at(text);
    const anchor = align === 'center' ? drawn.x + drawn.width / 2 : drawn.x;
    expect(Math.abs(anchor - x), text).toBeLessThan(0.5);
    expect(Math.abs(drawn.y - y), text).toBeLessThan(0.5);
    expect(drawn.width, text).toBeLessThan(width + 0.5);
  }
  expect(at('云汀市东霁区').size).toBeLessThan(12);
  expect(
    found
      .filter(({ x }) => Math.abs(x - 150) < 0.5)
      .map(({ text }) => text)
      .join(''),
  ).toBe(fields[3]?.text);
});

test('第二、第三平面的字有笔画、能选中、能搜索', async () => {
  expect(missingLetters(RARE)).toEqual([]);
  const font = fontkit.create(fontFor(RARE)) as fontkit.Font;
  const blank = font.glyphForCodePoint(0x20).path.commands.length;
  expect(blank).toBe(0);
  for (const letter of RARE)
    expect(
      font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.commands.length,
      letter,
    ).toBeGreaterThan(20);
  const pdf = await printers.paper(paperOf(field('name', RARE)));
  expect((await placesOf(pdf)).map(({ text }) => text).join('')).toBe(RARE);
  const form = await printers.form({
    title: '演示申请表',
    subtitle: '报名号 1',
    foot: '打印人 演示',
    made: '2024-06-18T02:00:00.000Z',
    sections: [{ title: '基本信息', cells: [{ label: '姓名', value: RARE }] }],
  });
  expect((await placesOf(form)).map(({ text }) => text)).toContain(RARE);
});

test('没有字形的字、写不下的字段在打印前按字段说出来，印出来也不是空框', async () => {
  const paper = paperOf(
    field('name', `演${NO_FONT}示${NO_FONT}`),
    field('org', '云汀市'.repeat(40), { width: 40 }),
    field('note', '折行'.repeat(40), { width: 40, lines: 3, size: 10 }),
    field('sex', '女'),
  );
  expect(await printers.faults(paper)).toEqual([
    { page: 0, key: 'name', missing: [NO_FONT], long: false },
    { page: 0, key: 'org', missing: [], long: true },
    { page: 0, key: 'note', missing: [], long: true },
  ]);
  const drawn = await placesOf(await printers.paper(paper));
  expect(drawn.map(({ text }) => text).join('')).toContain('演〔U+2FA1E〕示〔U+2FA1E〕');
  // What is too long stays in its box and shows that it goes on.
  const cut = drawn.find(({ text }) => text.endsWith('…') && text.startsWith('云汀市'));
  expect(cut?.width).toBeLessThan(40.5);
});

test('同一份再做一次，一个字节也不差；字体只嵌用到的字', async () => {
  const paper = { ...paperOf(field('name', `演示${RARE}`)), watermark: '演示数据' };
  const first = await printers.paper(paper);
  await new Promise((done) => setTimeout(done, 1_100));
  expect((await printers.paper(paper)).equals(first)).toBe(true);
  expect(first.length).toBeLessThan(60_000);
});
