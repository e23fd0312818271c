/** Texts one of which fits nearly every pattern of the contract. */
export const FITTING: readonly string[] = [
  '1',
  '2024-06-18',
  '2024-06-18 08:30',
  '08:30-11:30',
  '000000',
  '13800000000',
  '32',
  '0197a1b2-0000-4000-8000-0000000000aa',
  'a'.repeat(64),
  'b'.repeat(43),
  '演示文字',
  "O'Neil %_\\ 𠮷",
];
