import { teacherType } from '../dictionaries';

const SERIAL = 6;
const YEARS = 3;
/** The class that graduated in 2021 keeps its certificates until the end of June three years on. */
const FIRST_CLASS = { from: '2021-01', to: '2021-12', until: '2024-06-30' } as const;

/** The digit of a type of students in the number: its place in the dictionary. */
export const typeDigit = (type: string): number => {
  const at = teacherType.codes.indexOf(type as never);
  if (at < 0) throw new Error(`no type of students is called ${type}`);
  return at + 1;
};

/**
 * The number of an ability certificate: year 4, school 5, type 1, serial 6 (numbering.md). The
 * serial runs without gaps per university and year.
 */
export const makeAbilityNo = (given: {
  readonly year: number;
  readonly collegeCode: string;
  readonly type: string;
  readonly serial: number;
}): string =>
  `${String(given.year)}${given.collegeCode}${String(typeDigit(given.type))}${String(given.serial).padStart(SERIAL, '0')}`;

/** From when until when a certificate holds that is numbered on a day: three years less a day. */
export function abilityHolds(day: string, endMonth: string): { from: string; to: string } {
  if (endMonth >= FIRST_CLASS.from && endMonth <= FIRST_CLASS.to && day <= FIRST_CLASS.until)
    return { from: day, to: FIRST_CLASS.until };
  const over = new Date(`${day}T00:00:00Z`);
  over.setUTCFullYear(over.getUTCFullYear() + YEARS);
  over.setUTCDate(over.getUTCDate() - 1);
  return { from: day, to: over.toISOString().slice(0, 10) };
}
