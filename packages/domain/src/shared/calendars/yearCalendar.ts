/** First and last day of a holiday, or its only day; YYYY-MM-DD. */
export type Holiday = readonly [first: string, last?: string];

/** The days off and the make-up working days of one year, as the State Council set them. */
export interface YearCalendar {
  readonly year: number;
  /** The day the notice of the State Council was published; a year without one is provisional. */
  readonly published?: string;
  /** Whole holidays with the weekends in them, so that they read as the notice does. */
  readonly holidays: Readonly<Record<string, Holiday>>;
  /** Saturdays and Sundays that are worked. */
  readonly worked: readonly string[];
}
