import { z } from 'zod';
import { ApiFailure } from '../failure';
import { placeOf, type Personal } from '../personal';
import type { FileLine } from './readLines';

/** What an import is, as its task keeps it in the open. */
export const ImportInput = z.object({
  target: z.string(),
  /** Of the plan that was shown. */
  planHash: z.string(),
  fileName: z.string().default(''),
  /** Lines that were left out of the file. */
  left: z.number().default(0),
});

const Lines: z.ZodType<FileLine[]> = z.array(
  z.object({ line: z.number(), cells: z.record(z.string(), z.string()) }),
);

const place = (jobId: string) => placeOf('job', 'sealed', jobId);

/** Bytes of lines that are kept until they are written: no honest file has half of it. */
const MOST_KEPT = 16 * 1024 * 1024;

/** Lines may hold what is personal: they are kept sealed. */
export function sealLines(personal: Personal, jobId: string, lines: readonly FileLine[]): Buffer {
  const text = JSON.stringify(lines);
  if (Buffer.byteLength(text) > MOST_KEPT)
    throw new ApiFailure(422, '文件里的文字太多，请拆成几个文件后分别导入');
  return personal.seal(place(jobId), text);
}

/** The lines of an import, as they were handed in. */
export function openLines(personal: Personal, jobId: string, sealed: Buffer): FileLine[] {
  return Lines.parse(JSON.parse(personal.open(place(jobId), sealed)));
}
