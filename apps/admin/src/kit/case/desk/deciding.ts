/** Why a decision was not taken, and the field that is about. */
export interface Refusal<K extends string> {
  readonly decision: K;
  readonly sentence: string;
  readonly field: string | undefined;
}

/** The form of a decision that stands open: nothing else is decided beside it. */
export interface OpenForm<K extends string> {
  readonly decision: K;
  readonly hasWords: boolean;
}

/** A refusal that still stands, and whether anything was filled in anew since. */
interface Standing<K extends string> {
  readonly why: Refusal<K>;
  /** The panel shows its field: only there it is mended. */
  readonly isHere: boolean;
  readonly isMended: boolean;
  readonly since: number;
}

/** One decision on its way: chosen, written, sent, and then refused, kept or done. */
export type Deciding<K extends string> =
  | { readonly at: 'idle' }
  | { readonly at: 'chosen' | 'written'; readonly form: OpenForm<K> }
  | { readonly at: 'sent'; readonly decision: K; readonly form?: OpenForm<K> | undefined }
  | { readonly at: 'done'; readonly decision: K; readonly form?: OpenForm<K> | undefined }
  | {
      readonly at: 'refused';
      readonly refusal: Standing<K>;
      readonly form?: OpenForm<K> | undefined;
    }
  /** Its form is closed, what was written waits; perhaps because a field beside it was refused. */
  | { readonly at: 'kept'; readonly decision: K; readonly refusal?: Standing<K> | undefined };

/** Where a field of a panel stands: in the form of a decision, or beside it, hidden by the form. */
export type Place = 'form' | 'beside';

export type DecidingEvent<K extends string> =
  | { readonly type: 'choose' | 'restore'; readonly decision: K; readonly hasWords: boolean }
  | { readonly type: 'write'; readonly mends: boolean; readonly hasWords: boolean }
  | { readonly type: 'leave' | 'clear' }
  | { readonly type: 'send'; readonly decision: K; readonly now: number }
  | {
      readonly type: 'refuse';
      readonly why: Refusal<K>;
      /** Undefined where the panel shows no such field. */
      readonly place: Place | undefined;
      readonly now: number;
    }
  | { readonly type: 'take'; readonly decision: K };

/** Shorter than this nobody has read why not: the same press again is no new word, in ms. */
export const UNREAD = 600;

/** Where a panel begins: with nothing, or with what was refused before the case was read anew. */
export function begin<K extends string>(told: Refusal<K> | undefined): Deciding<K> {
  if (!told) return { at: 'idle' };
  return { at: 'refused', refusal: { why: told, isHere: false, isMended: true, since: -Infinity } };
}

/** What becomes of a decision by what happens to it. */
export function decidingNext<K extends string>(
  state: Deciding<K>,
  event: DecidingEvent<K>,
): Deciding<K> {
  // Under way, or taken: the answer alone counts, until the case is read anew.
  if (state.at === 'done') return state;
  if (state.at === 'sent') return answered(state, event);
  switch (event.type) {
    case 'choose':
      return opened(event);
    case 'restore': {
      const refusal = 'refusal' in state ? state.refusal : undefined;
      return refusal ? { at: 'refused', refusal, form: formOf(event) } : opened(event);
    }
    case 'write':
      return written(state, event);
    case 'leave':
      return left(state);
    case 'clear':
      return cleared(state);
    case 'send':
      return sent(state, event);
    default:
      return answered(state, event);
  }
}

/** The form that stands open. */
export function formIn<K extends string>(state: Deciding<K>): OpenForm<K> | undefined {
  return 'form' in state ? state.form : undefined;
}

/** What was refused and still stands. */
export function refusalIn<K extends string>(state: Deciding<K>): Refusal<K> | undefined {
  return 'refusal' in state ? state.refusal?.why : undefined;
}

/** The decision under way, or taken. */
export function busyIn<K extends string>(state: Deciding<K>): K | undefined {
  return state.at === 'sent' || state.at === 'done' ? state.decision : undefined;
}

type Of<K extends string, T extends DecidingEvent<K>['type']> = Extract<
  DecidingEvent<K>,
  { readonly type: T }
>;
type Resting<K extends string> = Exclude<
  Deciding<K>,
  { readonly at: 'sent' } | { readonly at: 'done' }
>;

const formOf = <K extends string>({ decision, hasWords }: OpenForm<K>): OpenForm<K> => ({
  decision,
  hasWords,
});

function opened<K extends string>(form: OpenForm<K>): Deciding<K> {
  return { at: form.hasWords ? 'written' : 'chosen', form: formOf(form) };
}

/** What is typed anew is not what was refused. */
function written<K extends string>(
  state: Resting<K>,
  { mends, hasWords }: Of<K, 'write'>,
): Deciding<K> {
  const open = formIn(state);
  const form = open && { ...open, hasWords };
  if (!('refusal' in state) || !state.refusal) return form ? opened(form) : state;
  if (mends) return state.at === 'refused' && form ? opened(form) : cleared(state);
  const refusal = { ...state.refusal, isMended: true };
  return state.at === 'refused' ? { ...state, form, refusal } : { ...state, refusal };
}

/** Closes the form: what was written is kept, what was refused of it is over. */
function left<K extends string>(state: Resting<K>): Deciding<K> {
  const form = formIn(state);
  if (!form) return state;
  return form.hasWords ? { at: 'kept', decision: form.decision } : { at: 'idle' };
}

function cleared<K extends string>(state: Resting<K>): Deciding<K> {
  if (state.at === 'kept') return { at: 'kept', decision: state.decision };
  if (state.at !== 'refused') return state;
  return state.form ? opened(state.form) : { at: 'idle' };
}

function sent<K extends string>(state: Resting<K>, { decision, now }: Of<K, 'send'>): Deciding<K> {
  const again = state.at === 'refused' && isAgain(state.refusal, decision, now);
  // Said once more, as a refusal of its own: it leads to its field again.
  if (again) return { ...state, refusal: { ...state.refusal, why: { ...state.refusal.why } } };
  return { at: 'sent', decision, form: formIn(state) };
}

/** The answer would be the one that stands there: nothing was mended, or nobody has read it. */
function isAgain<K extends string>(
  { why, isHere, isMended, since }: Standing<K>,
  decision: K,
  now: number,
): boolean {
  return why.decision === decision && !isMended && (isHere || now - since < UNREAD);
}

function answered<K extends string>(state: Deciding<K>, event: DecidingEvent<K>): Deciding<K> {
  const form = formIn(state);
  if (event.type === 'take') return { at: 'done', decision: event.decision, form };
  if (event.type !== 'refuse') return state;
  const { why, place, now } = event;
  const refusal = { why, isHere: place !== undefined, isMended: false, since: now };
  // The form stands before the field: what is written in it waits until that is mended.
  if (form && place === 'beside') return { at: 'kept', decision: form.decision, refusal };
  return { at: 'refused', refusal, form };
}
