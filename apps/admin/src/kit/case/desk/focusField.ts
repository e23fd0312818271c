import type { TextAreaHandle } from '@tqc/ui/fields';

const CONTROLS =
  '[role=combobox], input:not([type=file], [aria-hidden=true]), textarea:not([aria-hidden=true])';
const WRONG = '[aria-invalid=true]';
/** What is to be mended stands first, then what is not ticked, then whatever is there. */
const WANTED = [WRONG, 'input[type=checkbox]:not(:checked)', CONTROLS];

/**
 * Leads to the field of a name, whatever kind it is: label, control and sentence come into view,
 * and the control takes the focus. False where the panel shows no such field.
 */
export function focusField(panel: HTMLElement | null, name: string): boolean {
  const place = panel?.querySelector<HTMLElement>(`[data-field~="${CSS.escape(name)}"]`);
  const control = WANTED.map((one) => place?.querySelector<HTMLElement>(one)).find(Boolean);
  if (!place || !control) return false;
  lead(control, place, 'nearest');
  return true;
}

/**
 * The same to whatever is said first, in a form that is longer than the window: a sentence that has
 * no control comes into view alone.
 */
export function focusFirstWrong(form: HTMLElement | null): void {
  const said = form?.querySelector<HTMLElement>(`${WRONG}, [role=alert]`);
  if (said) lead(said, said, 'center');
}

function lead(control: HTMLElement, place: HTMLElement, block: ScrollLogicalPosition): void {
  control.focus({ preventScroll: true });
  toEnd(control);
  place.scrollIntoView({ block });
}

/** Into a text of several lines, behind what stands in it: whoever comes back writes on there. */
export function focusEnd(text: TextAreaHandle | null): void {
  text?.focus();
  if (text) toEnd(text.dom);
}

function toEnd(control: HTMLElement): void {
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type === 'text');
  if (isText) control.setSelectionRange(control.value.length, control.value.length);
}
