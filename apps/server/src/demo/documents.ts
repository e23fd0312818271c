import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

const fontFile = join(
  dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-serif-sc/package.json')),
  '400Regular/NotoSerifSC_400Regular.ttf',
);

let read: Buffer | undefined;

/** The file of the font, 14 MB: read once for all documents. */
function fontBytes(): Buffer {
  read ??= readFileSync(fontFile);
  return read;
}

let opened: fontkit.Font | undefined;

function font(): fontkit.Font {
  opened ??= fontkit.create(fontBytes()) as fontkit.Font;
  return opened;
}

/** Text as outlines: drawn alike on a machine without any Chinese font. */
function outlines(text: string, x: number, y: number, size: number, fill: string): string {
  const face = font();
  const scale = size / face.unitsPerEm;
  let at = x;
  const parts: string[] = [];
  for (const glyph of face.layout(text).glyphs) {
    parts.push(
      `<path transform="translate(${at.toFixed(1)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}" fill="${fill}"/>`,
    );
    at += glyph.advanceWidth * scale;
  }
  return parts.join('');
}

const TINTS = ['#5b7fa6', '#6f8f72', '#a67c5b', '#7d6b9e', '#a65b6d', '#4f8f95'];

/** A portrait without a face: a silhouette on a plain ground, marked 演示. 295 × 413 pixels, jpeg. */
export function silhouette(variant: number, sex: number): Promise<Buffer> {
  const tint = TINTS[variant % TINTS.length] ?? '#5b7fa6';
  const hair =
    sex === 2
      ? '<path d="M88 175 q0 -95 60 -95 q60 0 60 95 v60 h-120 z" fill="#3b3b44"/>'
      : '<path d="M95 150 q0 -68 53 -68 q53 0 53 68 z" fill="#3b3b44"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="295" height="413"><rect width="295" height="413" fill="#dfe8f2"/>${hair}<ellipse cx="148" cy="165" rx="48" ry="60" fill="#c9cfd8"/><path d="M30 413 q10 -150 118 -150 q108 0 118 150 z" fill="${tint}"/><path d="M120 262 l28 40 l28 -40 z" fill="#f3f5f8"/>${outlines('演示', 200, 395, 30, '#ffffff')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

/** A scanned page with a title and lines, marked 样例 across. 1000 × 1414 pixels, png. */
export function scan(title: string, lines: readonly string[]): Promise<Buffer> {
  const body = lines.map((line, at) => outlines(line, 120, 380 + at * 64, 34, '#30343b')).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1414"><rect width="1000" height="1414" fill="#fbfaf6"/><rect x="50" y="50" width="900" height="1314" fill="none" stroke="#b9a27a" stroke-width="4"/><g>${outlines(title, 500 - title.length * 30, 220, 60, '#8a1f1f')}</g>${body}<g transform="rotate(-30 500 800)" opacity="0.16">${outlines('样 例', 330, 860, 220, '#c0392b')}</g><circle cx="760" cy="1180" r="110" fill="none" stroke="#c0392b" stroke-width="6"/>${outlines('演示专用章', 680, 1195, 32, '#c0392b')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}

/** A character as it is written, black on white, 240 pixels a side, png; none the font lacks. */
export async function glyph(character: string): Promise<Buffer | undefined> {
  if (!font().hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#ffffff"/>${outlines(character, 20, 195, 200, '#1d2129')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** The application form as a PDF of two pages, marked 样例. */
export function applicationForm(
  lines: readonly (readonly [label: string, value: string])[],
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: 'A4',
      margin: 56,
      autoFirstPage: false,
      info: { Title: '教师资格认定申请表' },
    });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.registerFont('serif', fontBytes());
    for (const page of [1, 2]) {
      document.addPage().font('serif');
      document
        .save()
        .rotate(-30, { origin: [300, 420] })
        .fontSize(120)
        .fillColor('#c0392b')
        .opacity(0.1)
        .text('样 例', 150, 360, { lineBreak: false })
        .restore();
      document
        .opacity(1)
        .fillColor('#1d2129')
        .fontSize(20)
        .text('教师资格认定申请表', 56, 70, { align: 'center' });
      document
        .fontSize(11)
        .text(`第 ${page} 页，共 2 页（演示数据）`, { align: 'center' })
        .moveDown(2);
      for (const [label, value] of page === 1
        ? lines
        : [
            ['个人承诺', '本人承诺所填内容真实，如有不实愿承担相应责任。'] as const,
            ['申请人签名', '（样例）'] as const,
          ])
        document.fontSize(13).text(`${label}：${value}`).moveDown(0.8);
    }
    document.end();
  });
}
