import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';

const PICTURES = 4;
const PAGES = 300;
/** The colour of the square in the middle of each picture. */
export const MARKS = ['#d02020', '#20a020', '#2040d0', '#c0a000'];

/**
 * Makes the scans once: four pictures of twenty megapixels and a document of three hundred scanned
 * pages.
 */
export async function makeScans(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < PICTURES; at += 1) {
    const file = join(folder, `scan${at}.jpg`);
    if (!existsSync(file))
      writeFileSync(
        file,
        await paper(
          5184,
          3888,
          `<rect x="42%" y="42%" width="16%" height="16%" fill="${MARKS[at] ?? 'black'}"/>`,
          at,
          3,
        )
          .jpeg({ quality: 85 })
          .toBuffer(),
      );
  }
  const pdf = join(folder, 'scan.pdf');
  if (existsSync(pdf)) return;
  // A name of its own until it is whole: a broken run must not leave half a document.
  writeFileSync(`${pdf}.part`, await documentOf(PAGES));
  renameSync(`${pdf}.part`, pdf);
}

/** Paper with a little grain, lines of writing and something of its own on it. */
function paper(width: number, height: number, more: string, seed: number, channels: 3): Sharp {
  const lines = Array.from({ length: 36 }, (_, line) =>
    Array.from(
      { length: 14 },
      (_unused, word) =>
        `<rect x="${6 + word * 6.3}%" y="${6 + line * 2.5}%" width="${2 + ((seed * 7 + line * 5 + word * 3) % 8) * 0.5}%" height="1%" fill="#30343c"/>`,
    ).join(''),
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines}${more}</svg>`;
  return sharp({
    create: {
      width,
      height,
      channels,
      background: '#f4efe4',
      noise: { type: 'gaussian', mean: 238, sigma: 5 },
    },
  }).composite([{ input: Buffer.from(svg) }]);
}

async function documentOf(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 0 });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
  });
  const blank = await paper(1240, 1754, '', 1, 3)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let page = 0; page < pages; page += 1) {
    // Every page is a picture of its own: one shared by all would be decoded once and kept.
    const number = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><text x="10" y="100" font-size="110">${page + 1}</text></svg>`,
    );
    const scan = await sharp(blank.data, { raw: blank.info })
      .composite([{ input: number, left: 900, top: 1600 }])
      .greyscale()
      .jpeg({ quality: 60 })
      .toBuffer();
    document
      .addPage()
      .image(scan, 0, 0, { width: 595 })
      .fontSize(12)
      .text(`Page ${page + 1}`, 60, 800, { lineBreak: false });
  }
  document.end();
  return done;
}
