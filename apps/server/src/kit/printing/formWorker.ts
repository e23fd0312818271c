import { answerQuestions } from '../threads/answerQuestions';
import { drawForm } from './drawForm';
import type { PrintedForm } from './form';
import type { Printed } from './printedForm';

answerQuestions(async (form: PrintedForm): Promise<Printed> => ({ pdf: await drawForm(form) }));
