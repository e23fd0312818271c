import { resource } from '@tqc/contract/resource';
import type { FormValues } from '@tqc/ui/FormDialog';
import type { StoredFile, Upload } from '@tqc/ui/fields';
import { call } from '../session/api';

/** Files travel whole: what is chosen is read at once. */
export const outgoing = async (file: File) => ({
  field: 'file',
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

/**
 * Keeps a file on the server in the name of the person; the form names it when it is sent; what no
 * record names within a day is taken away again.
 */
export const uploadFile: Upload = async (file, progress, signal) => {
  progress(0);
  const files = [await outgoing(file)];
  const { fileId, name, size } = await call(resource.updateFile, {}, { files, signal });
  progress(1);
  return { id: fileId, name, size };
};

/** What a field for scans or PDFs is, whatever it is called and however many it takes. */
export const scans = {
  kind: 'upload',
  upload: uploadFile,
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  wide: true,
} as const;

/** The numbers of the files that an upload field holds. */
export function storedIds(value: unknown): string[] {
  // What such a field holds are the files that it kept.
  return Array.isArray(value) ? (value as readonly StoredFile[]).map(({ id }) => id) : [];
}

/** The number of the one file that the field of a name holds. */
export function fileIn(values: FormValues, name: string): string | undefined {
  return storedIds(values[name])[0];
}
