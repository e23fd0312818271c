import type { Send } from '@tqc/client';
import { allCalls } from '@tqc/contract/catalogue';
import { factsOf, isWrite, membersOf, rowMembers, type Call } from '@tqc/contract/kit';
import { refusal } from '@tqc/testing/fakeTransport';
import { drawnPdf } from '@tqc/testing/rows';
import { withoutRights, type SignedInUser } from '@tqc/testing/users';
import { z } from 'zod';

/**
 * States in which every list is looked at, whatever it lists; `failedOnce` fails until it is asked
 * again (`failsAfter` says when it first does), `papers` has a PDF for every file that the story
 * has none for.
 */
export type ListState =
  | 'usual'
  | 'papers'
  | 'empty'
  | 'failed'
  | 'failedOnce'
  | 'refused'
  | 'loading'
  | 'long'
  | 'readOnly';

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

/** Which answers a state is about: those of lists, or everything that is read. */
export type StateOf = 'lists' | 'reads';

/** The answers of a story, those of its list or of whatever it reads as the state has them. */
export function answersIn(
  state: ListState,
  send: Send,
  of: StateOf = 'lists',
  failsAfter?: Promise<void>,
): Send {
  if (state === 'usual' || state === 'readOnly') return send;
  if (state === 'papers') return withPapers(send);
  const failed = new Set<string>();
  const answer = async (call: Call, ...rest: unknown[]): Promise<unknown> => {
    // The rest are the input and the options of this very call.
    const usual = () =>
      send(call, ...(rest as Parameters<Send> extends [Call, ...infer R] ? R : never));
    const beside = of === 'lists' ? call.rowKey === undefined : isWrite(call);
    if (beside || call.reply === 'file') return usual();
    switch (state) {
      case 'empty':
        return call.rowKey === undefined
          ? emptied(await usual())
          : { total: 0, exact: true, record: [] };
      case 'failedOnce':
        // A page may ask the same twice at once: all of it fails until the first is answered.
        if (failed.has(call.id)) return usual();
        await failsAfter;
        await new Promise((done) => setTimeout(done, 50));
        failed.add(call.id);
        throw refusal(503);
      case 'failed':
        throw refusal(503);
      case 'refused':
        throw refusal(403);
      case 'loading':
        return new Promise(() => undefined);
      default:
        return call.rowKey === undefined
          ? lengthenedIn(call.output, await usual())
          : lengthened(call, (await usual()) as { readonly record: readonly object[] });
    }
  };
  // Every state answers a list as its call does, or not at all.
  return answer as Send;
}

function lengthened(list: Call, answer: { readonly record: readonly object[] }) {
  const shape = rowMembers(list);
  const longer = ([name, value]: [string, unknown]) => {
    const kind = shape[name] && factsOf(shape[name])?.kind;
    return [name, TEXTS.has(kind ?? '') && value ? `${String(value)}${LONG}` : value];
  };
  return {
    ...answer,
    record: answer.record.map((row) => Object.fromEntries(Object.entries(row).map(longer))),
  };
}

function withPapers(send: Send): Send {
  const answer = (...asked: Parameters<Send>): Promise<unknown> => {
    const own: Promise<unknown> = send(...asked);
    return asked[0].reply === 'file' ? own.catch(() => drawnPdf()) : own;
  };
  // Every call is answered as the story does, or with the bytes of a file.
  return answer as Send;
}

/** A record with nothing in its lists. */
function emptied(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return [];
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptied(one)]));
}

/** A record with every text of it, also in its parts, made longer. */
function lengthenedIn(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const { innerType } = (schema as { def: { innerType?: z.ZodType } }).def;
  if (innerType) return lengthenedIn(innerType, value);
  if (Array.isArray(value))
    return schema instanceof z.ZodArray
      ? value.map((one) => lengthenedIn(schema.element as z.ZodType, one))
      : value;
  if (typeof value === 'object') {
    const members = membersOf(schema);
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        members[name] ? lengthenedIn(members[name], one) : one,
      ]),
    );
  }
  return TEXTS.has(factsOf(schema)?.kind ?? '') && value ? `${String(value)}${LONG}` : value;
}
