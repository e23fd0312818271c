import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { fileIn, uploadFile } from '../../kit/form/uploadFile';

const LARGEST = 10 * 1024 * 1024;

/** A file beside what is asked for; it is on the server before the form is sent. */
export const attachment = (label: string): FormField => ({
  name: 'file',
  label,
  kind: 'upload',
  upload: uploadFile,
  extensions: ['pdf', 'docx', 'jpg', 'jpeg', 'png'],
  maxSize: LARGEST,
});

/** The number of the file that was put in; none where there is none. */
export function fileIdOf(values: FormValues): { fileId?: string } {
  const fileId = fileIn(values, 'file');
  return fileId === undefined ? {} : { fileId };
}
