const YEARS = 5;

const later = (day: string) => {
  const moved = `${Number(day.slice(0, 4)) + YEARS}${day.slice(4)}`;
  // Five years after a leap day there is none.
  return moved.endsWith('-02-29') ? `${moved.slice(0, 4)}-02-28` : moved;
};

/** Until when a registration holds: from its day, or from a last validity that lies ahead. */
export function validUntil(concludedOn: string, lastValidUntil: string | null): string {
  return later(
    lastValidUntil !== null && lastValidUntil > concludedOn ? lastValidUntil : concludedOn,
  );
}
