import { keepChangeable, type DictItem, type Tone } from './dictChanges';

/** A code as a row holds it: the database has checked that the list knows it. */
type Kept<V> = V extends number ? number : string;

/** A code list as screens, contract and server read it. */
export interface Dict<V extends number | string = number | string> {
  readonly name: string;
  readonly options: readonly DictItem<V>[];
  readonly codes: readonly V[];
  /** The word of a code; a code the list does not know is shown as it is. */
  label(code: Kept<V> | null | undefined): string;
  tone(code: Kept<V> | null | undefined): Tone;
  has(code: unknown): boolean;
}

/** A plain code list: values with their words, in their order. */
export function defineDict<V extends number | string>(
  name: string,
  items: readonly DictItem<V>[],
): Dict<V> {
  const options = keepChangeable(name, items);
  const byCode = new Map<unknown, DictItem<V>>(options.map((item) => [item.value, item]));
  return {
    name,
    options,
    codes: items.map(({ value }) => value),
    label: (code) =>
      byCode.get(code)?.label ?? (code === null || code === undefined ? '' : String(code)),
    tone: (code) => byCode.get(code)?.tone ?? 'pending',
    has: (code) => byCode.has(code),
  };
}

/** A status: a code list whose values have names in the code. */
export interface Status<N extends string, G extends string = string> extends Dict<number> {
  code(name: N): number;
  nameOf(code: number): N | undefined;
  /** Codes that are asked for together, under the name of what they have in common. */
  readonly group: Readonly<Record<G, readonly number[]>>;
}

interface StatusDraft {
  readonly code: number;
  readonly label: string;
  readonly tone?: Tone;
}

/** A status from its named values; `groups` name those that are asked for together. */
export function defineStatus<const D extends Record<string, StatusDraft>, G extends string = never>(
  drafts: D,
  name = '',
  groups?: Readonly<Record<G, readonly (keyof D & string)[]>>,
): Status<keyof D & string, G> {
  type N = keyof D & string;
  const entries = Object.entries(drafts) as [N, StatusDraft][];
  const dict = defineDict(
    name,
    entries.map(([, { code, label, tone }]) => ({ value: code, label, tone })),
  );
  const names = new Map(entries.map(([key, { code }]) => [code, key]));
  const code = (key: N) => {
    const draft = drafts[key];
    if (!draft) throw new Error(`unknown status ${key}`);
    return draft.code;
  };
  return {
    ...dict,
    code,
    nameOf: (value) => names.get(value),
    // The keys are those of `groups`; Object.fromEntries only knows that they are texts.
    group: Object.fromEntries<readonly number[]>(
      Object.entries<readonly N[]>(groups ?? {}).map(([key, members]) => [key, members.map(code)]),
    ) as Record<G, readonly number[]>,
  };
}

/**
 * A status whose codes and words stand in a code list: here they get their names and colours;
 * `groups` name those that are asked for together.
 */
export function nameCodes<
  V extends number,
  const N extends Record<string, readonly [V, Tone?]>,
  G extends string = never,
>(
  { name, options }: Dict<V>,
  names: N,
  groups?: Readonly<Record<G, readonly (keyof N & string)[]>>,
): Status<keyof N & string, G> {
  const words = new Map<number, string>(options.map(({ value, label }) => [value, label]));
  const drafts = Object.entries(names).map(([key, [code, tone]]) => [
    key,
    { code, label: words.get(code) ?? '', tone },
  ]);
  // Object.fromEntries forgets which keys there are; they are those of the names.
  return defineStatus(
    Object.fromEntries(drafts) as Record<keyof N & string, StatusDraft>,
    name,
    groups,
  );
}

/** A code list with the colour of each value. */
export function toneCodes<V extends number>(
  { name, options }: Dict<V>,
  tones: Readonly<Record<V, Tone>>,
): Dict<V> {
  return defineDict(
    name,
    options.map((item) => ({ ...item, tone: tones[item.value] })),
  );
}
