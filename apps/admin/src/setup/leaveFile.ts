import { changeLists } from '@tqc/domain/kit';
import { leaveFile as leaveUi } from '../../../../packages/ui/src/setup/leaveFile';
import { forgetCases } from '../kit/case/desk/deskPlace';
import { draftStore } from '../kit/form/drafts';
import { answerWith } from '../kit/session/api';
import { closeHere, transport } from '../kit/session/session';
import { closeAllTabs } from '../kit/session/tabs';
import { forgetWaiting } from '../kit/undo/waiting';

let askServer: (() => void) | undefined;

/** Before the first test of a file: who asks without a story asks the server again. */
export function enterFile(): void {
  askServer?.();
}

/**
 * Files of tests share a page: takes away what one drew, asked for, wrote down and remembered. The
 * session ends as it does in the product, and with it goes what belongs to a person.
 */
export async function leaveFile(): Promise<void> {
  // What is asked from here on is answered to nobody.
  askServer = answerWith(() => new Promise<never>(() => undefined));
  await leaveUi(async () => {
    // A draft that is being written is waited for.
    await draftStore.read('').catch(() => undefined);
    closeHere();
    closeAllTabs();
    forgetWaiting();
    forgetCases();
    changeLists(new Map());
    transport.setClock(Date.now());
  });
}
