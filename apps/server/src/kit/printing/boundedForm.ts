import type { FormCell, PrintedForm } from './form';

/** The most a form takes; everything that is written properly stays far below. */
export const MOST = { line: 200, cell: 600, cells: 300, letters: 30_000 } as const;
/** Stands where something was left out, so that nobody takes a part for the whole. */
export const CUT = '……（过长，未全部打印）';
const REST: FormCell = { label: '说明', value: '内容过多，其余部分未打印', wide: true };

/** The form with no more in a line, in a cell and in the whole than can be drawn in a moment. */
export function boundedForm({ title, subtitle, foot, watermark, sections, ...rest }: PrintedForm) {
  let letters = 0;
  let cells = 0;
  const bounded: { title: string; cells: FormCell[] }[] = [];
  for (const section of sections) {
    if (cells > MOST.cells || letters > MOST.letters) break;
    const taken: FormCell[] = [];
    bounded.push({ title: cut(section.title, MOST.line), cells: taken });
    letters += MOST.line;
    for (const cell of section.cells) {
      const label = cut(cell.label, MOST.line);
      const value = cut(cell.value, MOST.cell);
      cells += 1;
      letters += label.length + value.length;
      const full = cells > MOST.cells || letters > MOST.letters;
      taken.push(full ? REST : { ...cell, label, value });
      if (full) break;
    }
  }
  return {
    ...rest,
    title: cut(title, MOST.line),
    subtitle: cut(subtitle, MOST.line),
    foot: cut(foot, MOST.line),
    ...(watermark === undefined ? {} : { watermark: cut(watermark, MOST.line) }),
    sections: bounded,
  } satisfies PrintedForm;
}

/** A text of at most `most` letters, and the word that says where it was cut. */
export function cut(text: string, most: number): string {
  // Half a letter would be drawn as an empty box.
  return text.length <= most
    ? text
    : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}${CUT}`;
}
