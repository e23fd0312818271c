import { ApiFailure } from '../failure';
import { createThreads, startThread, TooMuch, type ThreadLimits } from '../threads';
import { boundedForm } from './boundedForm';
import type { PrintedForm } from './form';

/** What the thread answers. */
export interface Printed {
  readonly pdf: Uint8Array;
}

const LIMITS: ThreadLimits = { threads: 2, waiting: 40, time: 10_000, heap: 256, growth: 1024 };
const TOO_MUCH = '该表内容过于复杂，无法生成打印件，请核对照片和过长的内容后重试';

/** Threads that draw forms, within limits of time and memory. */
export function createPrinters(
  limits: ThreadLimits = LIMITS,
  start = (heap: number) => startThread('formWorker', import.meta.url, heap),
) {
  const ask = createThreads<PrintedForm, Printed>(limits, start, ({ photo, ...form }) => {
    if (!photo) return [form];
    const own = new Uint8Array(photo);
    return [{ ...form, photo: own }, own.buffer];
  });
  /** A form as PDF (A4); what is too much of a cell or a form is left out with a word. */
  return async (form: PrintedForm): Promise<Buffer> => {
    const { pdf } = await ask(boundedForm(form)).catch((error: unknown) => {
      throw error instanceof TooMuch ? new ApiFailure(422, TOO_MUCH) : error;
    });
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  };
}

/** Draws a form in the threads of this process. */
export const printedForm = createPrinters();
