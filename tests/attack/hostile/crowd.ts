import {
  registration,
  certBatch,
  localeSet,
  orgBatch,
  provinceBatch,
} from '@tqc/contract/register';
import { cert } from '@tqc/contract/cert';
import { lookup } from '@tqc/contract/lookup';
import { msgSysmsg } from '@tqc/contract/message';
import type { Call } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { ApiError } from '@tqc/client';
import type { Entered, Level, Person } from '../kit/people';
import type { Attack } from '../kit/proof';
import type { Known } from './drawInput';

/** A session that takes its turn. */
export interface Member {
  readonly person: Person;
  entered: Entered;
  /** When it may call again, ms: a session has 100 calls in ten seconds. */
  due: number;
}

const EACH = 6;
const LISTS: readonly Call[] = [
  registration.list,
  certBatch.list,
  localeSet.list,
  orgBatch.list,
  provinceBatch.list,
  cert.list,
  msgSysmsg.list,
  lookup.queryBaseOrgBasic,
];

/**
 * Signs in people of every level and the monitoring account; a copy of our own has several of each.
 */
export async function gather({ people, own }: Attack): Promise<readonly Member[]> {
  const persons: Person[] = [people.demo('demo_jk')];
  for (const level of [1, 2, 3, 4, 5] satisfies Level[])
    for (let at = 0; at < (own ? EACH : 1); at += 1) persons.push(await people.one(level));
  const members: Member[] = [];
  for (const person of persons) {
    const entered = await people.enter(person).catch((error: unknown) => {
      // A proof before this one may have locked somebody of a given product.
      if (error instanceof ApiError && !own) return undefined;
      throw error;
    });
    if (entered) members.push({ person, entered, due: 0 });
  }
  if (members.length === 0) throw new Error('nobody can sign in');
  return members;
}

/** Identifiers and versions the lists show to these people. */
export async function learn(members: readonly Member[]): Promise<Known> {
  const known = new Map<string, (string | number)[]>();
  const note = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(note);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) {
        if (typeof one === 'object') note(one);
        else if (
          /(id|no|ref|version|status)$/i.test(name) &&
          (typeof one === 'string' || typeof one === 'number')
        )
          known.set(name, [...(known.get(name) ?? []), one].slice(-60));
      }
  };
  const levels = members.filter((_, at) => at % EACH === 1 || members.length < EACH * 2);
  for (const { entered } of levels)
    for (const call of LISTS) note(await answerOf(entered, call, {}));
  for (const regId of (known.get('regId') ?? []).slice(-10))
    for (const { entered } of levels)
      note(await answerOf(entered, resource.getUuid, { regId: String(regId) }));
  known.set('id', [...known.values()].flat().slice(0, 200));
  known.set('uuid', known.get('fileId') ?? []);
  return known;
}

async function answerOf(
  { transport }: Entered,
  call: Call,
  input: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  try {
    return await transport.send(call, input);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
