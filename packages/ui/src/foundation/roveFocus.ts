import type { KeyboardEvent } from 'react';

/** 上下键、Home / End 在一列项目里移焦点，到头绕回；按的不是这些键时返回 false，别的什么也不做。 */
export function roveFocus({ key }: KeyboardEvent, items: readonly HTMLElement[]): boolean {
  const now = items.findIndex((item) => item === document.activeElement);
  const target = {
    ArrowDown: now + 1,
    ArrowUp: now - 1 + items.length,
    Home: 0,
    End: items.length - 1,
  }[key];
  if (target === undefined) return false;
  items[target % items.length]?.focus();
  return true;
}
