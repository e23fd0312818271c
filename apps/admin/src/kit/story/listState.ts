import type { Send } from '@tqc/client';
import { allCalls } from '@tqc/contract/catalogue';
import { factsOf, isWrite, type Call } from '@tqc/contract/kit';
import { refusal } from '@tqc/testing/fakeTransport';
import { withoutRights, type SignedInUser } from '@tqc/testing/users';
import { rowShape } from '../form/fieldsOf';

/** States in which every list is looked at, whatever it lists. */
export type ListState = 'usual' | 'empty' | 'failed' | 'refused' | 'loading' | 'long' | 'readOnly';

/** What stands at the end of every text of a row in the state `long`. */
export const LONG = '（𬭎县㛃乡䶮村中小学教师资格认定现场确认专用窗口）';

const TEXTS = new Set(['text', 'longText']);
const reads = new Set(allCalls.filter((call) => !isWrite(call)).map((call) => call.permission));

/** The rights that only writing asks for. */
export const writingRights: ReadonlySet<string> = new Set(
  allCalls
    .map(({ permission }) => permission)
    .filter((right) => right.includes('.') && !reads.has(right)),
);

/** The person as the state has it: `readOnly` takes every right that only writing asks for. */
export function userIn(state: ListState, user: SignedInUser): SignedInUser {
  if (state !== 'readOnly') return user;
  return withoutRights(user, ...[...writingRights].map((permission) => ({ permission })));
}

/** The answers of a story, those of its list as the state has them. */
export function answersIn(state: ListState, send: Send): Send {
  if (state === 'usual' || state === 'readOnly') return send;
  const answer = async (call: Call, ...rest: unknown[]): Promise<unknown> => {
    // The rest are the input and the options of this very call.
    const usual = () =>
      send(call, ...(rest as Parameters<Send> extends [Call, ...infer R] ? R : never));
    if (call.rowKey === undefined) return usual();
    switch (state) {
      case 'empty':
        return { total: 0, exact: true, record: [] };
      case 'failed':
        throw refusal(503);
      case 'refused':
        throw refusal(403);
      case 'loading':
        return new Promise(() => undefined);
      default:
        return lengthened(call, (await usual()) as { readonly record: readonly object[] });
    }
  };
  // Every state answers a list as its call does, or not at all.
  return answer as Send;
}

function lengthened(list: Call, answer: { readonly record: readonly object[] }) {
  const shape = rowShape(list);
  const longer = ([name, value]: [string, unknown]) => {
    const kind = shape[name] && factsOf(shape[name])?.kind;
    return [name, TEXTS.has(kind ?? '') && value ? `${String(value)}${LONG}` : value];
  };
  return {
    ...answer,
    record: answer.record.map((row) => Object.fromEntries(Object.entries(row).map(longer))),
  };
}
