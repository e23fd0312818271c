import styles from '../../../trade/planning/PlanParts.module.css';

interface WorkDay {
  readonly day: string;
  /** What is done on that day; nothing for a day without work. */
  readonly lines: readonly string[];
}

const WEEK = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;
const DAY_MS = 86_400_000;
const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Monday is the first day of a week. */
const weekdayOf = (time: number) => (new Date(time).getUTCDay() + 6) % 7;

/** Days as a calendar, a week a row. */
export function WorkDays({ label, days }: { readonly label: string; readonly days: WorkDay[] }) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return <p className={styles.said}>没有安排工作的日期</p>;
  const begin = atNoon(first.day) - weekdayOf(atNoon(first.day)) * DAY_MS;
  const weeks = Math.ceil((atNoon(last.day) - begin + DAY_MS) / DAY_MS / WEEK.length);
  const linesBy = new Map(days.map(({ day, lines }) => [day, lines]));
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{label}</h3>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks }, (_, week) => (
            <tr key={textOf(begin + week * 7 * DAY_MS)}>
              {WEEK.map((name, at) => {
                const day = textOf(begin + (week * 7 + at) * DAY_MS);
                const lines = linesBy.get(day);
                return (
                  <td key={name}>
                    {lines && day.slice(5)}
                    {lines?.map((line) => (
                      <p key={line} className={styles.long}>
                        {line}
                      </p>
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
