import { useSession } from '../../../kit/session/session';

/** The case each queue of a person stood at; gone with the page. */
const cases = new Map<string, string>();
const queueOf = (statuses: string, question: string) =>
  `${useSession.getState().user?.userId ?? ''}/${statuses}/${question}`;

/** Where this person was in a queue, also before the session was lost. */
export function lastCase(statuses: string, question: string): string {
  return cases.get(queueOf(statuses, question)) ?? '';
}

/** Remembers where this person is. */
export function keepCase(statuses: string, question: string, regId: string): void {
  cases.set(queueOf(statuses, question), regId);
}

/** Forgets where everybody was. */
export function forgetCases(): void {
  cases.clear();
}
