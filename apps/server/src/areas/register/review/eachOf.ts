import type { Updateable } from 'kysely';
import type { Tables } from '../../../kit/tables';
import { eachCase, type Accepted, type Batch } from '../../../trade/cases';
import type { RegistrationRecord, StepNote } from '../../../trade/registration';
import { applications } from './applications';

/** What a batch does to one application. */
type Done = Accepted<StepNote> & { readonly changes?: Updateable<Tables['registration']> };

/** The same step for each application: a refused one does not stop the others, and says why. */
export function eachOf(call: Batch, regIds: string, accept: (row: RegistrationRecord) => Done) {
  return eachKnown(call, regIds, async () => undefined, accept);
}

/** The same where something is found out first, about all applications at once. */
export function eachKnown<K>(
  call: Batch,
  regIds: string,
  look: (rows: readonly RegistrationRecord[]) => Promise<K>,
  accept: (row: RegistrationRecord, known: K) => Done,
) {
  return eachCase(applications, call, regIds.split(','), look, accept);
}
