import PDFDocument from 'pdfkit';
import { fontFor, missingLetters } from './letters';
import { SMALLEST, type Paper, type PaperFault, type PaperField, type PaperPage } from './paper';
import { finished } from './finished';

const POINTS = 72 / 25.4;
/** From one line to the next, as a part of the size. */
const LEADING = 1.5;

/** A paper as PDF, every field where its page says; drawn in a child (formWorker.ts). */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const made = new Date(paper.made);
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { Title: paper.title, CreationDate: made, ModDate: made },
  });
  const done = finished(document);
  document.registerFont('paper', fontFor(`${lettersOf(paper)}${paper.watermark ?? ''}`));
  for (const page of paper.pages) {
    document.addPage({ size: [page.width * POINTS, page.height * POINTS], margin: 0 });
    document.font('paper');
    if (paper.watermark) drawWatermark(document, page, paper.watermark);
    drawPage(document, page);
  }
  document.end();
  return done;
}

/** What of a paper cannot be printed: letters without a font, texts longer than their boxes. */
export function faultsOf(paper: Paper): PaperFault[] {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  document.registerFont('paper', fontFor(lettersOf(paper))).font('paper');
  return paper.pages.flatMap((page, at) =>
    page.fields.flatMap((field) => {
      const missing = missingLetters(field.text);
      const long = fitted(document, field) === undefined;
      return missing.length > 0 || long ? [{ page: at, key: field.key, missing, long }] : [];
    }),
  );
}

function drawPage(document: PDFKit.PDFDocument, page: PaperPage): void {
  document.fillColor('#000').strokeColor('#000').lineWidth(0.5);
  for (const { x, y, width, height, bytes } of page.pictures ?? [])
    document.image(Buffer.from(bytes), x * POINTS, y * POINTS, {
      fit: [width * POINTS, height * POINTS],
    });
  for (const { from, to } of page.lines ?? [])
    document
      .moveTo(from[0] * POINTS, from[1] * POINTS)
      .lineTo(to[0] * POINTS, to[1] * POINTS)
      .stroke();
  for (const field of page.fields) drawField(document, field);
}

function drawField(document: PDFKit.PDFDocument, field: PaperField): void {
  const { size, lines } = fitted(document, field) ?? cutShort(document, field);
  document.fontSize(size);
  for (const [at, line] of lines.entries()) {
    const text = drawable(line);
    const before = { left: 0, center: 0.5, right: 1 }[field.align ?? 'left'];
    const left = field.x * POINTS - document.widthOfString(text) * before;
    document.text(text, left, field.y * POINTS + at * size * LEADING, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  }
}

/** The lines of a text in its box and their size; undefined for what is too long. */
function fitted(
  document: PDFKit.PDFDocument,
  { text, width, size, lines: most = 1 }: PaperField,
): { size: number; lines: string[] } | undefined {
  for (let tried = size; tried >= SMALLEST; tried -= 0.5) {
    document.fontSize(tried);
    const lines = broken(document, drawable(text), width * POINTS);
    if (lines.length <= most) return { size: tried, lines };
    // Lines stay as large as their neighbours: only what is on one line gets smaller.
    if (most > 1) return undefined;
  }
  return undefined;
}

/** What does not fit was named where it matters; where it does not, the box shows it goes on. */
function cutShort(
  document: PDFKit.PDFDocument,
  { text, width, size, lines: most = 1 }: PaperField,
): { size: number; lines: string[] } {
  const used = most > 1 ? size : SMALLEST;
  document.fontSize(used);
  const lines = broken(document, drawable(text), width * POINTS).slice(0, most);
  const last = lines.pop() ?? '';
  return { size: used, lines: [...lines, `${[...last].slice(0, -1).join('')}…`] };
}

function broken(document: PDFKit.PDFDocument, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of text.split('\n')) {
    let line = '';
    let filled = 0;
    for (const letter of part) {
      const own = document.widthOfString(letter);
      if (line !== '' && filled + own > width + 0.01) {
        lines.push(line);
        line = '';
        filled = 0;
      }
      line += letter;
      filled += own;
    }
    lines.push(line);
  }
  return lines;
}

/** The text with letters no font draws written as their codes, never as an empty box. */
export function drawable(text: string): string {
  const missing = new Set(missingLetters(text));
  return [...text]
    .map((letter) =>
      missing.has(letter)
        ? `〔U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}〕`
        : letter,
    )
    .join('');
}

function drawWatermark(document: PDFKit.PDFDocument, page: PaperPage, text: string): void {
  const [x, y] = [(page.width / 2) * POINTS, (page.height / 2) * POINTS];
  const size = Math.min(90, (page.width * POINTS) / (text.length + 2));
  document.save().rotate(-30, { origin: [x, y] });
  document.fontSize(size).fillColor('#86909c').opacity(0.12);
  document.text(text, x - document.widthOfString(text) / 2, y, {
    lineBreak: false,
    baseline: 'middle',
  });
  document.restore().opacity(1);
}

function lettersOf({ pages }: Paper): string {
  return pages.flatMap(({ fields }) => fields.map(({ text }) => text)).join('');
}
