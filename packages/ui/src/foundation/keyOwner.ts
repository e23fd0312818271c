interface KeyLike {
  readonly key: string;
  readonly keyCode?: number;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
  readonly target?: EventTarget | null;
}

const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog]';
/** 展开着的下拉和菜单按钮：连 Esc 也先归它。 */
const OPEN = ':is([role=combobox], [aria-haspopup])[aria-expanded=true]';
const LISTS = '[role=listbox], [role=option], [role=menu], [role^=menuitem], [data-popup]';
const PRESSED = ['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file'];
const FIELDS = `input:not(${PRESSED.map((type) => `[type=${type}]`).join()}), textarea, select,
  [contenteditable]:not([contenteditable=false]), [role=textbox], [role=searchbox], [role=spinbutton]`;

/**
 * 这个键是不是归别处：输入法在组字，焦点在展开的下拉、列表、菜单、浮层、输入框里，或有对话框开着。凡是听键的都先问这里。`own` 是问的人自己的元素：
 * 键归它自己或它外面的就不算别处；省略时是页面级的快捷键。输入框不占 Esc、回车和带 Ctrl 的键。
 */
export function isKeyTaken(event: KeyLike, own?: EventTarget | null): boolean {
  if (event.isComposing || event.nativeEvent?.isComposing || event.keyCode === 229) return true;
  const target = elementOf(event.target);
  if (!target) return false;
  const mine = elementOf(own);
  const isElse = (owner: Element | null) => owner !== null && !(mine && owner.contains(mine));
  const list = target.closest(LISTS);
  if (isDialogElse(target, mine) || isElse(target.closest(OPEN))) return true;
  if (isElse(list) && !mine?.contains(list)) return true;
  if (event.key === 'Escape' || event.key === 'Enter' || event.ctrlKey || event.metaKey)
    return false;
  return isElse(target.closest(FIELDS));
}

/** 是否为组字之外的、按在自己身上的回车。 */
export function isPlainEnter(event: KeyLike): boolean {
  return event.key === 'Enter' && !isKeyTaken(event, event.target);
}

/** 焦点在对话框里，归那个对话框；不在，眼前又有对话框开着，归它们。藏着的和别的标签页后面的不算。 */
function isDialogElse(target: Element, mine: Element | undefined): boolean {
  const around = target.closest(DIALOGS);
  if (around) return !(mine && around.contains(mine));
  if (mine?.contains(target)) return false;
  const shown = [...target.ownerDocument.querySelectorAll(DIALOGS)].filter(
    (dialog) => dialog.getClientRects().length > 0,
  );
  return shown.length > 0 && !(mine && shown.some((dialog) => dialog.contains(mine)));
}

// The rules of the keys are tested without a browser too, where there is no Element.
function elementOf(target: EventTarget | null | undefined): Element | undefined {
  return typeof Element !== 'undefined' && target instanceof Element ? target : undefined;
}
