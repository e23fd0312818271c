import PDFDocument from 'pdfkit';
import { CUT, cut } from './boundedForm';
import { breakWords } from './breakWords';
import { drawable } from './drawPaper';
import { finished } from './finished';
import type { FormCell, PrintedForm } from './form';
import { fontFor } from './letters';

const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const LABEL = 84;
const PAD = 5;
/** A row stands on one page. */
const TALLEST = BOTTOM - MARGIN - 2 * PAD;
const INK = '#1d2129';
const LINE = '#86909c';
const PHOTO = { width: 84, height: 117 };

/**
 * A form as PDF (A4), drawn in a child (formWorker.ts). Characters no font can draw appear with
 * their code point, so that nobody takes an empty box for a name.
 */
export function drawForm(form: PrintedForm): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: form.title, CreationDate: new Date(form.made), ModDate: new Date(form.made) },
  });
  const done = finished(document);
  document.registerFont('serif', fontFor(lettersOf(form)));
  document.on('pageAdded', () => {
    document.font('serif');
    if (form.watermark)
      document
        .save()
        .rotate(-30, { origin: [297, 420] })
        .fontSize(90)
        .fillColor(LINE)
        .opacity(0.12)
        .text(form.watermark, 60, 380, { width: 480, align: 'center', lineBreak: false })
        .restore()
        .opacity(1);
  });
  document.addPage();
  document
    .fillColor(INK)
    .fontSize(20)
    .text(broken(document, form.title, WIDTH), MARGIN, MARGIN, { width: WIDTH, align: 'center' });
  document
    .fontSize(10)
    .fillColor(LINE)
    .text(broken(document, form.subtitle, WIDTH), { width: WIDTH, align: 'center' });
  const first = document.y + 14;
  if (form.photo)
    document.image(Buffer.from(form.photo), MARGIN + WIDTH - PHOTO.width, first, {
      fit: [PHOTO.width, PHOTO.height],
    });
  let y = first;
  for (const [at, { title, cells }] of form.sections.entries()) {
    if (y > BOTTOM - 60) y = nextPage(document);
    document.fillColor(INK).fontSize(12).text(drawable(title), MARGIN, y, { lineBreak: false });
    y += 20;
    // Beside the photo the first section is narrower, until the photo ends.
    for (const row of rowsOf(cells)) {
      const beside = form.photo !== undefined && at === 0 && y < first + PHOTO.height;
      y = drawRow(document, row, y, beside ? WIDTH - PHOTO.width - 12 : WIDTH);
    }
    y = Math.max(y + 12, at === 0 && form.photo ? first + PHOTO.height + 12 : 0);
  }
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.page.margins.bottom = 0;
    document
      .font('serif')
      .fontSize(9)
      .fillColor(LINE)
      .text(`${drawable(form.foot)}　第 ${page + 1} 页，共 ${count} 页`, MARGIN, BOTTOM + 14, {
        width: WIDTH,
        align: 'center',
        lineBreak: false,
      });
  }
  document.end();
  return done;
}

function rowsOf(cells: readonly FormCell[]): FormCell[][] {
  const rows: FormCell[][] = [];
  for (const cell of cells) {
    const last = rows.at(-1);
    if (last?.length === 1 && !last[0]?.wide && !cell.wide) last.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

function drawRow(
  document: PDFKit.PDFDocument,
  cells: readonly FormCell[],
  top: number,
  width: number,
): number {
  const each = width / cells.length;
  document.fontSize(10);
  const texts = cells.map(
    ({ label, value }) =>
      [
        fitted(document, label, LABEL - 2 * PAD),
        fitted(document, value, each - LABEL - 2 * PAD),
      ] as const,
  );
  const height =
    Math.max(
      ...texts.map(([label, value]) =>
        Math.max(
          document.heightOfString(label, { width: LABEL - 2 * PAD }),
          document.heightOfString(value || ' ', { width: each - LABEL - 2 * PAD }),
        ),
      ),
    ) +
    2 * PAD;
  const y = top + height > BOTTOM ? nextPage(document) : top;
  for (const [at, [label, value]] of texts.entries()) {
    const x = MARGIN + at * each;
    document
      .lineWidth(0.6)
      .strokeColor(LINE)
      .rect(x, y, LABEL, height)
      .stroke()
      .rect(x + LABEL, y, each - LABEL, height)
      .stroke();
    document
      .fontSize(10)
      .fillColor(LINE)
      .text(label, x + PAD, y + PAD, { width: LABEL - 2 * PAD });
    document
      .fillColor(INK)
      .text(value, x + LABEL + PAD, y + PAD, { width: each - LABEL - 2 * PAD });
  }
  return y + height;
}

/** What of a text stands in a column no taller than a page. */
function fitted(document: PDFKit.PDFDocument, text: string, width: number): string {
  let shown = broken(document, text, width);
  while (document.heightOfString(shown, { width }) > TALLEST)
    shown = cut(shown, Math.floor(shown.length / 2));
  return shown;
}

/** The text as it can be drawn, with no word longer than a line. */
function broken(document: PDFKit.PDFDocument, text: string, width: number): string {
  const widths = new Map<string, number>();
  return breakWords(drawable(text), width, (letter) => {
    const known = widths.get(letter) ?? document.widthOfString(letter);
    widths.set(letter, known);
    return known;
  });
}

function nextPage(document: PDFKit.PDFDocument): number {
  document.addPage();
  return MARGIN;
}

function lettersOf({ title, subtitle, foot, watermark = '', sections }: PrintedForm): string {
  const cells = sections.flatMap((section) => [
    section.title,
    ...section.cells.flatMap(({ label, value }) => [label, value]),
  ]);
  return [title, subtitle, foot, watermark, CUT, ...cells].join('');
}
