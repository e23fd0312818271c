/** The hours of a point on a working day, each a range of minutes or nothing. */
export interface WorkingHours {
  readonly amHours: string;
  readonly pmHours: string;
}

const MINUTE = '([01]\\d|2[0-3]):[0-5]\\d';
const HOURS = new RegExp(`^${MINUTE}-${MINUTE}$`);

// Minutes of the clock are as long as each other, so they sort as text.
const ends = (hours: string) => ({ begin: hours.slice(0, 5), end: hours.slice(6) });

/** Two minutes of the clock, the first before the second: 08:30-11:30. */
export function isHours(text: string): boolean {
  if (!HOURS.test(text)) return false;
  const { begin, end } = ends(text);
  return begin < end;
}

/** What single hours have to look like, as a sentence. */
export const hoursSentence = (label: string, example: string) =>
  `${label}应为 00:00 至 23:59 之间的起止时刻，开始早于结束，如 ${example}`;

/** What does not fit between the two: nothing stated at all, or an afternoon before the morning. */
export function offenceOfHours({ amHours, pmHours }: WorkingHours): string | undefined {
  if (amHours === '' && pmHours === '') return '上午时段和下午时段至少填写一项';
  if (amHours === '' || pmHours === '') return undefined;
  return ends(pmHours).begin < ends(amHours).end ? '下午时段不能早于上午时段结束的时间' : undefined;
}
