/** A moment in China to the minute. */
export function momentText(text: string): string {
  if (!text.includes('T')) return text;
  return new Date(Date.parse(text) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** The day in China at a moment given in milliseconds, as 2024-06-18. */
export function todayText(now: number): string {
  return momentText(new Date(now).toISOString()).slice(0, 10);
}
