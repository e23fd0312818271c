/**
 * The scans of twenty megapixels, by name; each carries a square of its own colour in the middle.
 */
export const PICTURES = ['scan0', 'scan1', 'scan2', 'scan3'];
