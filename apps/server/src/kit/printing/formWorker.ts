import { answerQuestions } from '../children/answerQuestions';
import { drawForm } from './drawForm';
import { drawPaper, faultsOf } from './drawPaper';
import type { PrintAnswer, PrintQuestion } from './printers';

answerQuestions(async (question: PrintQuestion): Promise<PrintAnswer> => {
  if ('form' in question) return { pdf: await drawForm(question.form), faults: [] };
  if ('check' in question) return { pdf: new Uint8Array(), faults: faultsOf(question.check) };
  return { pdf: await drawPaper(question.paper), faults: [] };
});
