/** 审核台的一个快捷键。 */
export interface DeskKey {
  /** 按键，如 j、1、/。 */
  key: string;
  label: string;
  run: () => void;
}

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing?: boolean;
  target: EventTarget | null;
}

/** 这次按键对应的快捷键；正在输入、组字或按着修饰键时没有。 */
export function matchKey(keys: readonly DeskKey[], { key, ctrlKey, altKey, metaKey, isComposing, target }: KeyPress): DeskKey | undefined {
  if (ctrlKey || altKey || metaKey || isComposing || isTyping(target)) return undefined;
  return keys.find((one) => one.key === key.toLowerCase());
}

function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  return Boolean(element?.closest?.('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'));
}
