import { useSession } from '../../session/session';

/** The case each queue of a person stood at; gone with the page. */
const cases = new Map<string, string>();
const queueOf = (place: string) => `${useSession.getState().user?.userId ?? ''}/${place}`;

/** Where this person was in a queue, also before the session was lost. */
export function lastCase(place: string): string {
  return cases.get(queueOf(place)) ?? '';
}

/** Remembers where this person is. */
export function keepCase(place: string, id: string): void {
  cases.set(queueOf(place), id);
}

/** Forgets where everybody was. */
export function forgetCases(): void {
  cases.clear();
}
