/** What a key does at the review desk. */
export type DeskCommand = { readonly do: 'next' } | { readonly do: 'previous' } | { readonly do: 'find' } | { readonly do: 'help' } | { readonly do: 'materials' } | { readonly do: 'reason' } | { readonly do: 'viewer' } | { readonly do: 'decide'; readonly at: number };

const LETTERS: Readonly<Record<string, DeskCommand>> = {
  j: { do: 'next' }, k: { do: 'previous' }, '/': { do: 'find' }, '?': { do: 'help' }, m: { do: 'materials' }, r: { do: 'reason' }, v: { do: 'viewer' },
};

/** Every key with its words, for the list of keys. */
export const DESK_KEYS: readonly (readonly [key: string, what: string])[] = [
  ['J', '下一件'], ['K', '上一件'], ['1—9', '按序号办理当前结论'], ['M', '材料全部勾选或取消'], ['R', '转到原因说明'], ['V', '转到材料预览'], ['/', '在队列中查找'], ['?', '显示本说明'], ['Esc', '离开输入框'],
];

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing?: boolean;
}

/** The command of a key; none while something is typed, composed, or a modifier is held. */
export function deskCommand({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress, typing: boolean): DeskCommand | undefined {
  if (typing || ctrlKey || metaKey || altKey || isComposing) return undefined;
  if (/^[1-9]$/.test(key)) return { do: 'decide', at: Number(key) - 1 };
  return LETTERS[key.toLowerCase()];
}

/** True for a place where keys write text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=button])'));
}
