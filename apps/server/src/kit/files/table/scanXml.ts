import { FileRefused } from '../refused';

/** What hears the tags and texts of a part, in their order. */
export interface XmlEars {
  open(name: string, tag: string): void;
  close(name: string): void;
  text(text: string): void;
}

const BROKEN = '表格文件的内容不完整，请另存为普通 xlsx 文件后重新上传';
const QUOTED = '<![CDATA[';
const PLAIN: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export const broken = () => new FileRefused(461, BROKEN);

/**
 * Reads a part of a workbook from its first letter to its last. Nothing is looked up that is not in
 * it: a document that declares anything of its own is refused.
 */
export function scanXml(xml: string, ears: XmlEars): void {
  for (let at = 0; at < xml.length;) {
    const begin = xml.indexOf('<', at);
    if (begin !== at) ears.text(plainText(xml.slice(at, begin < 0 ? xml.length : begin)));
    if (begin < 0) return;
    at = xml.startsWith('<!', begin) ? passed(xml, begin, ears) : tagAt(xml, begin, ears);
  }
}

/** A comment is nothing, a quoted text is text; any other declaration is refused. */
function passed(xml: string, begin: number, ears: XmlEars): number {
  const isComment = xml.startsWith('<!--', begin);
  if (!isComment && !xml.startsWith(QUOTED, begin)) throw broken();
  const last = isComment ? '-->' : ']]>';
  const from = begin + (isComment ? 4 : QUOTED.length);
  const end = xml.indexOf(last, from);
  if (end < 0) throw broken();
  if (!isComment) ears.text(xml.slice(from, end));
  return end + last.length;
}

function tagAt(xml: string, begin: number, ears: XmlEars): number {
  const end = endOfTag(xml, begin);
  const tag = xml.slice(begin + 1, end);
  if (tag.startsWith('?')) return end + 1;
  if (tag.startsWith('/')) ears.close(localName(tag.slice(1)));
  else {
    const name = localName(tag);
    ears.open(name, tag);
    if (tag.endsWith('/')) ears.close(name);
  }
  return end + 1;
}

/** Where a tag ends: not within a value in quotes. */
function endOfTag(xml: string, begin: number): number {
  for (let at = begin; ;) {
    const end = xml.indexOf('>', at);
    if (end < 0) throw broken();
    const quote = openQuote(xml, begin, end);
    if (quote === undefined) return end;
    at = xml.indexOf(quote.letter, end);
    // The value goes on behind the sign: what follows it is looked at from its end.
    if (at < 0) throw broken();
    begin = at + 1;
  }
}

function openQuote(xml: string, from: number, to: number): { letter: string } | undefined {
  let open = '';
  for (let at = from; at < to; at += 1) {
    const letter = xml[at] ?? '';
    if (open === letter) open = '';
    else if (open === '' && (letter === '"' || letter === "'")) open = letter;
  }
  return open === '' ? undefined : { letter: open };
}

/** The name of a tag without what stands for its vocabulary. */
function localName(tag: string): string {
  const whole = /^[^\s/>]*/.exec(tag)?.[0] ?? '';
  return whole.slice(whole.indexOf(':') + 1);
}

/** The value of a tag's attribute; names with another vocabulary count by their last part. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = patternOf(name).exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : plainText(value);
}

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const made = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, made);
  return made;
}

/** A text of XML as it is meant. */
function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&([^;&\s]{0,12});?/g, (whole, entity: string) => {
    const known = PLAIN[entity];
    if (known !== undefined) return known;
    const code = /^#x([0-9a-fA-F]{1,6})$/.exec(entity);
    const point = code ? Number.parseInt(code[1] ?? '', 16) : Number(entity.slice(1));
    if (!entity.startsWith('#') || !Number.isInteger(point) || point < 0 || point > 0x10_ffff)
      throw broken();
    const isHalf = point >= 0xd800 && point <= 0xdfff;
    return isHalf || whole === '' ? '\uFFFD' : String.fromCodePoint(point);
  });
}
