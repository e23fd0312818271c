import { A4, type PaperPage } from './paper';

/** A letter of an authority: its number, what it says, who says it and when. */
export interface Letter {
  readonly title: string;
  readonly number: string;
  readonly body: string;
  readonly from: string;
  readonly day: string;
}

/** A letter on one page; its words fill it down to the signature. */
export function letterPage({ title, number, body, from, day }: Letter): PaperPage {
  const right = { x: 140, width: 90, align: 'center', size: 13 } as const;
  return {
    ...A4,
    fields: [
      { key: 'title', text: title, x: 105, y: 42, width: 160, size: 22, align: 'center' },
      { key: 'number', text: number, x: 105, y: 54, width: 160, size: 11, align: 'center' },
      { key: 'body', text: body, x: 27, y: 74, width: 156, size: 14, lines: 18 },
      { ...right, key: 'from', text: from, y: 232 },
      { ...right, key: 'day', text: day, y: 242 },
    ],
  };
}
