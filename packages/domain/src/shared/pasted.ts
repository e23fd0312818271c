/** Ideographs that compatibility folding would replace by another form of the same letter. */
const OTHER_FORMS = '\\u{F900}-\\u{FAFF}\\u{2F800}-\\u{2FA1F}';
const FOLDED = new RegExp(`[^${OTHER_FORMS}]+`, 'gu');
/** Marks of direction, joiners and soft hyphens: pasted along, never seen. */
const UNSEEN = /\p{Cf}/gu;
const DASHES = /[\p{Pd}\u2212\u2043\u02D7]/gu;
/** What keyboards and pages offer for the dot between the parts of a name. */
const DOTS = '.\\u00B7\\u2022\\u2024\\u2027\\u2219\\u22C5\\u2E31\\u30FB';
const HAN = '\\p{Script=Han}';
const DOT_OF_NAME = new RegExp(
  `(?<=${HAN})\\s*[${DOTS}]\\s*(?=${HAN}|$)|^\\s*[${DOTS}]\\s*(?=${HAN})`,
  'gu',
);
const BLANK_IN_NAME = new RegExp(`(?<=${HAN})\\s+(?=${HAN})`, 'gu');
const UUID = /^[\dA-Fa-f]{8}(-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/;

/**
 * An identifier as it is kept and found, however it was pasted: half width, no blanks, no letters
 * nobody sees, one kind of dash (docs/decisions/D-074).
 */
export function foldNumber(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').replace(/\s/g, '').replace(DASHES, '-');
}

/** The same of a number without dashes of its own: those between its digits only group them. */
export function foldDigits(text: string): string {
  const number = foldNumber(text);
  return UUID.test(number) ? number : number.replace(/(?<=\d)-(?=\d)/g, '');
}

/**
 * A person's name as it is kept and found: one kind of dot, and no blank between Chinese letters.
 * The letters themselves stay those the person writes, rare and older forms too.
 */
export function normalName(text: string): string {
  return text
    .replace(FOLDED, (run) => run.normalize('NFKC'))
    .replace(UNSEEN, '')
    .trim()
    .replace(DOT_OF_NAME, '·')
    .replace(BLANK_IN_NAME, '')
    .replace(/\s+/g, ' ');
}

/** One line of any text without the letters nobody sees, which no search would find again. */
export function plainLine(text: string): string {
  return text.replace(UNSEEN, '').trim();
}
