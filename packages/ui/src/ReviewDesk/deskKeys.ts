import { isKeyTaken } from '../foundation';

/** 审核台的一个快捷键，也是键盘说明里的一行。 */
export interface DeskKey {
  /** 按键，小写，如 j、/；一行说几个键时一起给，如 1 到 9。 */
  key: string | readonly string[];
  /** 说明里写的按键，如 1—9；省略时写大写的 `key`。 */
  shown?: string;
  label: string;
  /** 按下时，得到按的是哪个键；省略时只写进说明，由别处听键，如输入框里的 Esc。 */
  run?: (key: string) => void;
  /** 按住不放时连着做，如上一件、下一件；省略时按住只算一次，不会把下一件也办了。 */
  held?: boolean;
}

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing?: boolean;
  keyCode?: number;
  repeat?: boolean;
  target: EventTarget | null;
}

/** 这次按键要做的事；没有这个键、键归别处（正在输入、列表展开着）或按着修饰键时没有。 */
export function actOf(keys: readonly DeskKey[], press: KeyPress): (() => void) | undefined {
  const { key, ctrlKey, altKey, metaKey } = press;
  if (ctrlKey || altKey || metaKey || isKeyTaken(press)) return undefined;
  const pressed = key.toLowerCase();
  const { run, held } = keys.find((one) => one.run && [one.key].flat().includes(pressed)) ?? {};
  if (press.repeat && !held) return run && (() => undefined);
  return run && (() => run(pressed));
}

/** 说明里写的按键。 */
export function shownKey({ key, shown }: DeskKey): string {
  return shown ?? [key].flat().join('、').toUpperCase();
}
