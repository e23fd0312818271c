import { FileRefused } from '../refused';

/** Cells of a file by row, as text; a row keeps the place it has in the file. */
export interface Table {
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** From 1, as the programs of the office count. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows with something in them: the ten thousand that are taken, and the head above them. */
const MOST_ROWS = 10_020;
const MOST_COLUMNS = 60;
const LONGEST = 2000;
/**
 * Letters of all cells together: no honest file has a quarter of it. A text that many cells share
 * stands once in the file and as often as it is shared in what is read.
 */
const MOST_LETTERS = 4_000_000;

/** Takes the rows of a file as they come; more than anybody may hand in is refused at once. */
export function boundedTable() {
  const rows: TableRow[] = [];
  let letters = 0;
  return {
    add(line: number, cells: readonly string[]) {
      const filled = cells.map((cell) => cell.trim());
      while (filled.at(-1) === '') filled.pop();
      // Rows that only have a border or a colour are no rows.
      if (filled.length === 0) return;
      if (filled.length > MOST_COLUMNS)
        throw new FileRefused(460, `第${line}行超过${MOST_COLUMNS}列，请用模板填写后重新上传`);
      const long = filled.findIndex((cell) => cell.length > LONGEST);
      if (long >= 0)
        throw new FileRefused(460, `第${line}行第${long + 1}列超过${LONGEST}字，请缩短后重新上传`);
      letters += filled.reduce((sum, cell) => sum + cell.length, 0);
      if (letters > MOST_LETTERS)
        throw new FileRefused(460, '文件里的文字太多，请拆成几个文件后分别导入');
      rows.push({ line, cells: Array.from(filled, (cell) => cell ?? '') });
      if (rows.length > MOST_ROWS)
        throw new FileRefused(460, '一次最多导入1万行，请拆成几个文件后分别导入');
    },
    table: (): Table => ({ rows }),
  };
}
