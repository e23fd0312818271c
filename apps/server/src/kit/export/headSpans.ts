import type { TableColumn } from './tableFile';

/** A word of a head over several columns or rows. */
export interface HeadSpan {
  readonly text: string;
  readonly row: number;
  readonly at: number;
  readonly across: number;
  readonly down: number;
}

/**
 * The words of a head in several rows: what neighbours share stands once over them, and a title
 * reaches down to the last row.
 */
export function spansOf(columns: readonly Pick<TableColumn, 'title' | 'heads'>[]): HeadSpan[] {
  const all = columns.map(({ title, heads = [] }) => [...heads, title]);
  const depth = Math.max(1, ...all.map((words) => words.length));
  return all.flatMap((words, at) =>
    words.flatMap((text, row) => {
      const isTitle = row === words.length - 1;
      const isSame = (other: readonly string[] | undefined) =>
        !isTitle &&
        other !== undefined &&
        other.length > row + 1 &&
        words.slice(0, row + 1).every((word, level) => other[level] === word);
      if (isSame(all[at - 1])) return [];
      let across = 1;
      while (isSame(all[at + across])) across += 1;
      return [{ text, row, at, across, down: isTitle ? depth - row : 1 }];
    }),
  );
}
