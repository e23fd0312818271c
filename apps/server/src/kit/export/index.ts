export { bookOf, rangeOf } from './book';
export type { BookCell, BookSheet } from './book';
export { openQuery, sealQuery } from './exportJob';
export type { ExportInput } from './exportJob';
export { fileOfRows, headOf, requireColumns } from './fileOfRows';
export { writeTable } from './writeTable';
export { zipped } from './zipped';
export type { ZipPart } from './zipped';
