/** A range of days or minutes as text that sorts by time; both ends count. */
export interface DateRange {
  readonly begin: string;
  readonly end: string;
}

/** True when the range does not end before it begins. */
export function inOrder({ begin, end }: DateRange): boolean {
  return begin <= end;
}

/** True when `inner` lies inside `outer`; a day contains all its minutes. */
export function contains(outer: DateRange, inner: DateRange): boolean {
  return (
    widen(outer.begin, '00:00') <= widen(inner.begin, '00:00') &&
    widen(inner.end, '23:59') <= widen(outer.end, '23:59')
  );
}

function widen(point: string, minute: string): string {
  return point.length === 10 ? `${point} ${minute}` : point.slice(0, 16);
}
