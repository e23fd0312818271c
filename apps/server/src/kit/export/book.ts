import { aroundSheets } from './workbook';
import { letterOf, MAIN, XML, xmlText } from './xlsxText';
import { zipped, type ZipPart } from './zipped';

/** How a cell looks; what they mean stands beside the style sheet below. */
const LOOKS = { text: 0, head: 1, note: 2, bad: 3 } as const;

/** One cell of a sheet that people fill in or read: always a text. */
export interface BookCell {
  readonly text: string;
  readonly look?: keyof typeof LOOKS;
}

/** A column that may only hold what stands in a column of another sheet. */
interface Choices {
  readonly column: number;
  readonly from: string;
}

/** One sheet of a workbook; its first row stays in sight. */
export interface BookSheet {
  readonly name: string;
  readonly widths: readonly number[];
  readonly rows: readonly (readonly BookCell[])[];
  readonly choices?: readonly Choices[];
  readonly hidden?: boolean;
}

/** Rows for which choices are offered: as many as are taken at once. */
const CHOSEN_ROWS = 10_001;

/** A workbook of a few sheets, for people: texts as texts, so that nothing can be a formula. */
export async function bookOf(sheets: readonly BookSheet[]): Promise<Buffer> {
  const parts = [
    ...aroundSheets(sheets, STYLES),
    ...sheets.map((sheet, at) => partOf(sheet, at + 1)),
  ];
  const pieces: Buffer[] = [];
  for await (const piece of zipped(parts)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The address of so many cells of a column in another sheet. */
export function rangeOf(sheet: string, column: number, from: number, to: number): string {
  const letter = letterOf(column);
  return `'${sheet}'!$${letter}$${from}:$${letter}$${to}`;
}

function partOf({ widths, rows, choices = [] }: BookSheet, number: number): ZipPart {
  const written = rows.map((cells, at) => {
    const row = at + 1;
    return `<row r="${row}">${cells.map((cell, place) => cellOf(cell, `${letterOf(place)}${row}`)).join('')}</row>`;
  });
  const validations = choices.map(({ column, from }) => {
    const letter = letterOf(column);
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letter}2:${letter}${CHOSEN_ROWS}"><formula1>${xmlText(from)}</formula1></dataValidation>`;
  });
  return {
    name: `xl/worksheets/sheet${number}.xml`,
    texts: [
      `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
      `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${LOOKS.text}" customWidth="1"/>`).join('')}</cols>`,
      `<sheetData>${written.join('')}</sheetData>`,
      validations.length > 0
        ? `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`
        : '',
      '</worksheet>',
    ],
  };
}

function cellOf({ text, look = 'text' }: BookCell, place: string): string {
  const style = LOOKS[look];
  return text === ''
    ? `<c r="${place}" s="${style}"/>`
    : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

const font = (inner: string) => `<font>${inner}<name val="等线"/></font>`;
const fill = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
const style = (fontId: number, fillId: number) =>
  `<xf numFmtId="49" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="${fillId === 0 ? 0 : 1}"/></xf>`;

/** Text, head in bold, note in grey, and a cell in which something is wrong: red on pale red. */
const STYLES =
  `<styleSheet xmlns="${MAIN}"><fonts count="4">` +
  font('<sz val="11"/>') +
  font('<b/><sz val="11"/>') +
  font('<sz val="11"/><color rgb="FF666666"/>') +
  font('<sz val="11"/><color rgb="FF9C0006"/>') +
  '</fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  fill('FFE8EEF7') +
  fill('FFFFC7CE') +
  '</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">' +
  style(0, 0) +
  style(1, 2) +
  style(2, 0) +
  style(3, 3) +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
