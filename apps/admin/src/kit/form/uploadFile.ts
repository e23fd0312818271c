import { resource } from '@tqc/contract/resource';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
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

/** A field of a form for one scan or PDF. */
export function scanField(name: string, label: string): FormField {
  return {
    name,
    label,
    kind: 'upload',
    upload: uploadFile,
    extensions: ['pdf', 'jpg', 'jpeg', 'png'],
    wide: true,
  };
}

/** The number of the file that such a field holds. */
export function fileIn(values: FormValues, name: string): string | undefined {
  // What an upload field holds are the files that it kept.
  return (values[name] as readonly StoredFile[] | undefined)?.[0]?.id;
}
