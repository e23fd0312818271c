import { differing } from '../kit/form/formFields';

/** The scans that a change rests on, as its form calls them, and what is said of them. */
export const proof = (label: string, hint?: string) =>
  differing('files', { label, ...(hint === undefined ? {} : { hint }) });

/** What a file may be that is drawn somewhere, as a photo on a certificate. */
export const PICTURES = ['jpg', 'jpeg', 'png'] as const;
