import { differing } from '../kit/form/formFields';

const MOST = 6;

/** The scans that a change rests on, as its form calls them. */
export const proof = (label: string) => differing('files', { label, maxCount: MOST });
