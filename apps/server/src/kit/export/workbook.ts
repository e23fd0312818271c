import { MAIN, OFFICE, PACKAGE, part, TYPE, xmlText } from './xlsxText';
import type { ZipPart } from './zipped';

interface SheetName {
  readonly name: string;
  readonly hidden?: boolean;
}

/**
 * What a workbook needs around its sheets, which stand in `xl/worksheets/sheet1.xml` and on;
 * `styles` is its style sheet.
 */
export const aroundSheets = (sheets: readonly SheetName[], styles: string): readonly ZipPart[] => [
  part(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      sheets
        .map(
          (_, at) =>
            `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
        )
        .join('') +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  ),
  part(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      sheets
        .map(
          ({ name, hidden }, at) =>
            `<sheet name="${xmlText(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
        )
        .join('') +
      '</sheets></workbook>',
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">` +
      sheets
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('') +
      `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ),
  part('xl/styles.xml', styles),
];
