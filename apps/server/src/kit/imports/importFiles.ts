import { factsOf, type FieldFacts, type Imported } from '@tqc/contract/kit';
import type { z } from 'zod';
import { bookOf, rangeOf, type BookCell, type BookSheet } from '../export';
import type { Plan } from './plan';
import { choicesText } from './readCell';
import { headOf, WHY_NOT } from './readLines';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Sheets of the files: what is filled in, how it is, and what can be chosen. */
const [DATA, NOTES, CHOICES] = ['数据', '填写说明', '选项'];
const WIDTH = 20;
const WIDE = 48;

/** A file that people get: its bytes, kind and name. */
export interface ImportFile {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly name: string;
}

/** The empty file to fill in, made from the contract: heads, choices, and a sheet of notes. */
export async function templateOf(imported: Imported): Promise<ImportFile> {
  const fields = fieldsOf(imported);
  const bytes = await bookOf([
    {
      name: DATA,
      widths: fields.map(() => WIDTH),
      rows: [fields.map(({ head }) => ({ text: head, look: 'head' }))],
      choices: choicesOf(fields),
    },
    notesOf(imported, fields),
    choicesSheet(fields),
  ]);
  return { bytes, mime: XLSX, name: `${imported.title}模板.xlsx` };
}

/** The lines that were handed in, each bad cell marked, and why behind them. */
export async function markedFile(imported: Imported, { rows }: Plan): Promise<ImportFile> {
  const fields = fieldsOf(imported);
  const bytes = await bookOf([
    {
      name: DATA,
      widths: [...fields.map(() => WIDTH), WIDE],
      rows: [
        [...fields.map(({ head }) => head), WHY_NOT].map((text) => ({ text, look: 'head' })),
        ...rows.map(({ values, errors = {} }): BookCell[] => [
          ...fields.map(({ name }): BookCell => ({
            text: values[name] ?? '',
            ...(name in errors ? { look: 'bad' } : {}),
          })),
          { text: Object.values(errors).join('；'), look: 'note' },
        ]),
      ],
      choices: choicesOf(fields),
    },
    notesOf(imported, fields),
    choicesSheet(fields),
  ]);
  return { bytes, mime: XLSX, name: `${imported.title}导入错误.xlsx` };
}

interface Column {
  readonly name: string;
  readonly head: string;
  readonly facts: FieldFacts | undefined;
  readonly words: readonly string[];
}

function fieldsOf({ row }: Imported): Column[] {
  return Object.entries(row.shape).map(([name, schema]: [string, z.ZodType]) => {
    const facts = factsOf(schema);
    const words =
      facts?.kind === 'flag' ? ['是', '否'] : (facts?.options ?? []).map(({ label }) => label);
    // Several words in one cell cannot be chosen from a list.
    return { name, head: headOf(name, schema), facts, words: facts?.kind === 'codes' ? [] : words };
  });
}

function choicesOf(fields: readonly Column[]) {
  const chosen = fields.filter(({ words }) => words.length > 0);
  return chosen.map((field, at) => ({
    column: fields.indexOf(field),
    from: rangeOf(CHOICES, at, 2, field.words.length + 1),
  }));
}

function choicesSheet(fields: readonly Column[]): BookSheet {
  const chosen = fields.filter(({ words }) => words.length > 0);
  const longest = Math.max(0, ...chosen.map(({ words }) => words.length));
  return {
    name: CHOICES,
    hidden: true,
    widths: chosen.map(() => WIDTH),
    rows: [
      chosen.map(({ head }) => ({ text: head, look: 'head' })),
      ...Array.from({ length: longest }, (_, at) =>
        chosen.map(({ words }) => ({ text: words[at] ?? '' })),
      ),
    ],
  };
}

function notesOf({ example }: Imported, fields: readonly Column[]): BookSheet {
  return {
    name: NOTES,
    widths: [WIDTH, 10, WIDE, WIDTH],
    rows: [
      ['列名', '必填', '怎么填', '示例'].map((text) => ({ text, look: 'head' })),
      ...fields.map(({ name, head, facts }) => [
        { text: head.replace('*', '') },
        { text: head.endsWith('*') ? '是' : '' },
        { text: noteOf(facts) },
        { text: example[name] ?? '' },
      ]),
      [],
      [{ text: '第一行是列名，从第二行起填写；一次最多1万行，文件不超过10 MB。', look: 'note' }],
    ],
  };
}

function noteOf(facts: FieldFacts | undefined): string {
  if (!facts) return '';
  if (facts.options)
    return `${facts.kind === 'codes' ? '用顿号隔开，' : ''}可以填：${choicesText(facts)}`;
  switch (facts.kind) {
    case 'flag':
      return '填“是”或“否”';
    case 'date':
      return '年-月-日，如2024-06-30';
    case 'count':
      return '整数';
    default:
      return facts.max === undefined ? '' : `最多${facts.max}字`;
  }
}
