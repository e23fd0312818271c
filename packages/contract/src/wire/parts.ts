import { wellFormed } from './wellFormed';

/**
 * The name of a file as it stands in a multipart body. Browsers write quotes and line ends of a
 * name in their own way and servers cut paths off, so both would sign something else than is sent:
 * such letters are replaced before hashing and sending.
 */
export function partName(name: string): string {
  const plain = wellFormed(name)
    .split(/[\\/]/)
    .at(-1)
    // oxlint-disable-next-line no-control-regex -- control letters are what is taken out
    ?.replaceAll(/["\u0000-\u001F\u007F]/g, '_')
    .trim();
  return plain || 'file';
}

/** A text field as browsers put it into a multipart body: every line ends with CR LF. */
export function partText(text: string): string {
  return wellFormed(text).replaceAll(/\r\n|\r|\n/g, '\r\n');
}

/**
 * The line a part adds to the text whose hash stands for a multipart body; `name` is empty for a
 * field.
 */
export function partLine(field: string, name: string, sha256: string): string {
  return `${field}\t${name}\t${sha256}\n`;
}
