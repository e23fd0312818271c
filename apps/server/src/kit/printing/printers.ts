import { createChildren, startChild, TooMuch, type ChildLimits } from '../children';
import { ApiFailure } from '../failure';
import { boundedForm } from './boundedForm';
import type { PrintedForm } from './form';
import type { Paper, PaperFault } from './paper';

/** What a child is asked: to draw a form, to draw a paper, or what of a paper cannot be drawn. */
export type PrintQuestion =
  | { readonly form: PrintedForm }
  | { readonly paper: Paper }
  | { readonly check: Paper };

/** What a child answers. */
export interface PrintAnswer {
  readonly pdf: Uint8Array;
  readonly faults: readonly PaperFault[];
}

const LIMITS: ChildLimits = { children: 2, waiting: 40, time: 10_000, heap: 256, memory: 1280 };
const TOO_MUCH = '该表内容过于复杂，无法生成打印件，请核对照片和过长的内容后重试';

/** Processes that draw what is printed, within limits of time and memory. */
export function createPrinters(
  limits: ChildLimits = LIMITS,
  start = (heap: number) => startChild('formWorker', import.meta.url, heap),
) {
  const children = createChildren<PrintQuestion, PrintAnswer>(limits, start);
  const ask = async (question: PrintQuestion) =>
    children(question).catch((error: unknown) => {
      throw error instanceof TooMuch ? new ApiFailure(422, TOO_MUCH) : error;
    });
  const bytesOf = ({ pdf }: PrintAnswer) => Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const faultsOf = async (paper: Paper) => (await ask({ check: paper })).faults;
  const paperOf = async (paper: Paper) => bytesOf(await ask({ paper }));
  return {
    /** A form as PDF (A4); what is too much of a cell or a form is left out with a word. */
    form: async (form: PrintedForm) => bytesOf(await ask({ form: boundedForm(form) })),
    /** A paper as PDF, every field where its page says. */
    paper: paperOf,
    /** The same, refused with the letters that no font draws: a letter leaves whole or not. */
    whole: async (paper: Paper) => {
      const missing = new Set((await faultsOf(paper)).flatMap((fault) => fault.missing));
      if (missing.size > 0) throw new ApiFailure(422, unprintable(missing));
      return paperOf(paper);
    },
    /** What of a paper cannot be printed as it should: asked before it is printed. */
    faults: faultsOf,
  };
}

/** Says which letters cannot be printed, and who helps. */
export function unprintable(letters: Iterable<string>): string {
  return `「${[...letters].join('')}」没有字形，印不出来，请联系省级机构补充字库`;
}

/** Draws beside this process. */
export const printers = createPrinters();
