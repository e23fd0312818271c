import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from '../../figures';
import type { Row } from './compare';
import { CANVAS, TITLES, type Comparison, type Figure } from './comparison';

/** What one comparison left behind, and when it was run. */
export interface Result {
  readonly at: string;
  readonly took: number;
  readonly load: number;
  readonly browser: string;
  readonly rows: readonly Row[];
}

const PACKAGES: Readonly<Record<string, string>> = {
  'ag-grid': 'ag-grid-react',
  glide: '@glideapps/glide-data-grid',
  viewerjs: 'viewerjs',
  'react-pdf': 'react-pdf',
  arco: '@arco-design/web-react',
  'arco-virtual': '@arco-design/web-react',
  'pdfjs-viewer': 'pdfjs-dist',
};
const WIDEST = 40;

/** The page of the documentation. */
export function report(
  comparisons: readonly Comparison[],
  results: Readonly<Record<string, Result>>,
): string {
  const sections = comparisons.map((comparison) => {
    const { name, how, products } = comparison;
    const result = results[name];
    if (!result) return `## ${name}\n\n${how}.\n\nNot run yet.`;
    const head = `| | wanted | ${products.map(titleOf).join(' | ')} | place | |\n|---|---|${products.map(() => '---|').join('')}---|---|`;
    const lines = result.rows.map(
      (row) =>
        `| ${row.figure.what} | ${wanted(row.figure)} | ${row.values.map((value) => cell(row.figure, value)).join(' | ')} | ${row.place} | ${row.verdict} |`,
    );
    return `## ${name}\n\n${how}.\n\`npm run bench -- ui ${name}\` · ${result.at} UTC · ${result.took} s · load of the machine at the end ${result.load}\n\n${head}\n${lines.join('\n')}${canvas(products, result)}`;
  });
  const browser = Object.values(results)[0]?.browser ?? '';
  return `# Benchmarks of the shared components

\`npm run bench -- ui\` compares DataTable, PictureViewer and PdfViewer with products people could take instead: the same data, the same page, production builds, one run; a name behind it runs one case.
Every product has a browser process of its own in every round, the products take turns, and the table shows the median of the rounds; who does not finish in time is stopped and said so.
Machine: ${machine()}, Chromium ${browser} without a window and without a graphics card (software drawing), 1440 × 900.

Less is better everywhere. *Wanted* is the figure promised in the specification; besides, ours has to be first or within 10 % of the first in every row. A line is met when both hold.
The times of single frames behind the medians lie in [benchmarks-ui.frames.json](benchmarks-ui.frames.json), in tenths of a millisecond, last round.

${sections.join('\n\n')}
`;
}

function wanted({ bar, digits, unit }: Figure): string {
  return bar === undefined
    ? '–'
    : bar === 0
      ? '0'
      : `≤ ${bar.toFixed(Number.isInteger(bar) ? 0 : Math.max(1, digits))}${unit ? ` ${unit}` : ''}`;
}

function cell(
  { digits, unit, most = Number.POSITIVE_INFINITY }: Figure,
  value: number | string | null,
): string {
  if (value === null) return '–';
  if (Number(value) >= most) return `> ${most} ${unit ?? ''}`;
  return typeof value === 'string'
    ? value.slice(0, WIDEST)
    : `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}`;
}

function titleOf(product: string): string {
  const title = TITLES[product] ?? product;
  const name = PACKAGES[product];
  if (!name) return title;
  for (const folder of [
    join(import.meta.dirname, '../node_modules'),
    join(import.meta.dirname, '../../../../node_modules'),
  ]) {
    // pdf.js comes twice: the viewer runs on the one ours runs on, react-pdf brings its own.
    if (product === 'pdfjs-viewer' && folder.includes('peers')) continue;
    try {
      const { version } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as {
        version: string;
      };
      return `${title} ${version}`;
    } catch {
      /* not here */
    }
  }
  return title;
}

/** Where a product that draws on a canvas wins, by how much, and what it cannot do. */
function canvas(products: readonly string[], { rows }: Result): string {
  const at = products.findIndex((product) => CANVAS.includes(product));
  if (at < 0) return '';
  const won = rows.flatMap(({ figure, values }) => {
    const [ours, theirs] = [values[0], values[at]];
    if (
      figure.alone ||
      typeof ours !== 'number' ||
      typeof theirs !== 'number' ||
      theirs * 1.1 + (figure.same ?? 0) >= ours
    )
      return [];
    return [
      `${figure.what.toLowerCase()} ${cell(figure, theirs)} against ${cell(figure, ours)}${theirs > 0 ? ` (${(ours / theirs).toFixed(1)} ×)` : ''}`,
    ];
  });
  if (won.length === 0) return '';
  return `\n\n${TITLES[products[at] ?? ''] ?? ''} draws on a canvas and wins here: ${won.join('; ')}. For that its cells are no elements: the browser cannot find or select their text, links and buttons inside cells have to be drawn and hit by hand, forced colours, page zoom of text and translation do not reach them, and a screen reader gets a hidden copy of the visible rows.`;
}
