import { partLine, partName, partText } from '@tqc/contract/wire';
import { utf8 } from './bytes';
import { sha256Hex } from './suite';

/** A file that travels beside the fields of a call. */
export interface OutgoingFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A multipart body and its hash: every name and text stands as a browser would send it. */
export async function multipart(
  fields: Readonly<Record<string, unknown>>,
  files: readonly OutgoingFile[],
): Promise<{ body: FormData; bodyHash: string }> {
  const body = new FormData();
  const lines: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const text = partText(typeof value === 'string' ? value : JSON.stringify(value));
    body.append(name, text);
    lines.push(partLine(name, '', await sha256Hex(utf8(text))));
  }
  for (const { field, name, bytes } of files) {
    const sent = partName(name);
    body.append(field, new Blob([bytes]), sent);
    lines.push(partLine(field, sent, await sha256Hex(bytes)));
  }
  return { body, bodyHash: await sha256Hex(lines.join('')) };
}
