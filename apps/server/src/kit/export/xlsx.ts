import type { Cell, TableFile } from './tableFile';
import { spansOf } from './headSpans';
import { aroundSheets } from './workbook';
import { letterOf, MAIN, XML, xmlText } from './xlsxText';
import { zipped } from './zipped';

/** Styles by their place in the style sheet: text, head, number. */
const TEXT = 1;
const HEAD = 2;
const NUMBER = 0;
/**
 * A workbook of one sheet, written as it comes: texts stand in their cells as texts, so that
 * nothing in them can be a formula, and no table of texts has to be kept until the end.
 */
export function xlsxOf(file: TableFile): AsyncGenerator<Buffer> {
  return zipped([
    ...aroundSheets([{ name: '数据' }], STYLES),
    { name: 'xl/worksheets/sheet1.xml', texts: sheetOf(file) },
  ]);
}

async function* sheetOf({ title, lines, columns, rows }: TableFile): AsyncGenerator<string> {
  const above = [title, ...lines];
  const { rows: headRows, merged } = headRowsOf(columns, above.length);
  const frozen = above.length + headRows.length;
  yield [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`,
    '</sheetView></sheetViews><cols>',
    ...columns.map(
      ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
    ),
    '</cols><sheetData>',
    ...above.map((line, at) => rowOf([line], at + 1, at === 0 ? HEAD : TEXT)),
    ...headRows.map((cells, at) => rowOf(cells, above.length + at + 1, HEAD)),
  ].join('');
  let at = frozen;
  for await (const some of rows) yield some.map((cells) => rowOf(cells, (at += 1), TEXT)).join('');
  yield '</sheetData>';
  if (merged.length > 0)
    yield `<mergeCells count="${merged.length}">${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
  yield '</worksheet>';
}

/** The rows of the head, each word where it begins, and the cells that it stands over. */
function headRowsOf(columns: TableFile['columns'], above: number) {
  const cells = spansOf(columns);
  const depth = Math.max(...cells.map(({ row, down }) => row + down));
  const rows = Array.from({ length: depth }, (_, row) =>
    columns.map(
      (_column, at) => cells.find((cell) => cell.row === row && cell.at === at)?.text ?? '',
    ),
  );
  const merged = cells
    .filter(({ across, down }) => across * down > 1)
    .map(
      ({ row, at, across, down }) =>
        `${letterOf(at)}${above + row + 1}:${letterOf(at + across - 1)}${above + row + down}`,
    );
  return { rows, merged };
}

function rowOf(cells: readonly Cell[], row: number, style: number): string {
  const written = cells.map((cell, at) => {
    const place = `r="${letterOf(at)}${row}"`;
    if (typeof cell === 'number') return `<c ${place} s="${NUMBER}"><v>${cell}</v></c>`;
    return cell === ''
      ? ''
      : `<c ${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

const STYLES =
  `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="等线"/></font>` +
  '<font><b/><sz val="11"/><name val="等线"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
