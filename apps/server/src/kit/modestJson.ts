const DEPTH = 20;
const LENGTH = 1000;
/** Names of one object: no input has a tenth of it. */
const NAMES = 300;
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Reads JSON of a stranger that is no deeper, no longer and with no more values in it than any
 * honest text; undefined for anything else. What takes longer to read than to send is seen in its
 * bytes, before it is parsed.
 */
export function modestJson(bytes: Buffer, values: number): unknown {
  if (!looksModest(bytes, values)) return undefined;
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isModest(value, values) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** One pass over the bytes outside of strings: how deep they go and how many values they part. */
function looksModest(bytes: Buffer, most: number): boolean {
  let [depth, parted, named] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case QUOTE:
        at = endOfString(bytes, at);
        break;
      case BRACKET:
      case BRACE:
        depth += 1;
        parted += 1;
        break;
      case BRACKET_END:
      case BRACE_END:
        depth -= 1;
        break;
      case COMMA:
        parted += 1;
        break;
      case COLON:
        named += 1;
        break;
      default:
    }
    if (depth > DEPTH + 1 || parted > most || named > most) return false;
  }
  return true;
}

/** Where a string that begins at `from` ends. */
function endOfString(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(QUOTE, from + 1);
  while (at > 0 && isEscaped(bytes, from, at)) at = bytes.indexOf(QUOTE, at + 1);
  return at < 0 ? bytes.length : at;
}

/** An odd number of backslashes stands before it. */
function isEscaped(bytes: Buffer, from: number, at: number): boolean {
  let back = at;
  while (back - 1 > from && bytes[back - 1] === BACKSLASH) back -= 1;
  return (at - back) % 2 === 1;
}

/**
 * No deeper, no longer and with no more in it than any honest body, and without names that reach a
 * prototype. It stops at the first too many.
 */
function isModest(whole: unknown, most: number): boolean {
  let left = most;
  const fits = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (value === null || typeof value !== 'object') return true;
    if (depth === 0) return false;
    if (Array.isArray(value))
      return value.length <= LENGTH && value.every((item) => fits(item, depth - 1));
    const names = Object.keys(value);
    return (
      names.length <= NAMES &&
      !names.includes('__proto__') &&
      Object.values(value).every((member) => fits(member, depth - 1))
    );
  };
  return fits(whole, DEPTH);
}
