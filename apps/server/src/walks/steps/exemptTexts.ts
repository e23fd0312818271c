import {
  cancelText,
  failedText,
  handTexts,
  laidText,
  retryText,
  sendText,
} from '../exemptTextCases';
import { nothing, stepsOf } from './step';

const step = stepsOf('smsTaskStatus');

/** 免试短信任务 */
export const exemptTextSteps = [
  step('-', 'task made', '0', nothing, laidText),
  step('0', 'sent now or at the planned time', '1', laidText, sendText),
  step('1', 'all handed to the gateway', '2', async () => sendText(await laidText()), handTexts),
  step('0', 'cancelled', '3', laidText, cancelText),
  step('2', 'failed ones tried again', '1', failedText, retryText),
];
