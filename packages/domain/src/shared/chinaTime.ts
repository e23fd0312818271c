const OFFSET = 8 * 3_600_000;

/**
 * The minute in China, `YYYY-MM-DD HH:mm`: what dates and slots of plans are compared with. China
 * keeps one offset all year.
 */
export function chinaMinute(moment: Date): string {
  return chinaText(moment).slice(0, 16).replace('T', ' ');
}

/** The day in China, `YYYY-MM-DD`. */
export function chinaDay(moment: Date): string {
  return chinaText(moment).slice(0, 10);
}

/** The time of day in China, `HH:mm:ss`. */
export function chinaTime(moment: Date): string {
  return chinaText(moment).slice(11, 19);
}

function chinaText(moment: Date): string {
  return new Date(moment.getTime() + OFFSET).toISOString();
}
