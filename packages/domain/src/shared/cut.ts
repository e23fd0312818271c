/** The first letters of a text; a letter beyond the first plane stays whole. */
export function cut(text: string, letters: number): string {
  // No letter is longer than two units: nobody takes apart what is thrown away.
  return Array.from(text.slice(0, letters * 2))
    .slice(0, letters)
    .join('');
}
