import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { uploadFile } from '../kit/form/uploadFile';

const MOST = 6;

/** Scans that a change rests on. */
export const proof = (label: string): FormField => ({
  name: 'proof',
  label,
  kind: 'upload',
  required: true,
  upload: uploadFile,
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  maxCount: MOST,
  wide: true,
});

/** The scans of a form by their numbers. */
export function proofIn(values: FormValues): { readonly files: string[] } {
  const files = values['proof'];
  // What an upload field holds are the files that it kept.
  return {
    files: Array.isArray(files) ? (files as readonly { id: string }[]).map(({ id }) => id) : [],
  };
}
