/** 标签、说明和状态的关联，写到真正得到焦点的元素上。 */
export interface ControlLinks {
  labelId: string;
  partLabels?: readonly string[];
  describedBy: string;
  required: boolean;
  invalid: boolean;
}

const controls =
  '[role=combobox], [role=switch], input:not([aria-hidden=true], [type=file], [role=combobox] *), textarea:not([aria-hidden=true])';

/** 字段里可以得到焦点的第一个控件。 */
export function firstControl(box: HTMLElement | null): HTMLElement | null {
  return box?.querySelector<HTMLElement>(controls) ?? null;
}

/** 给 Arco 控件补上名称、必填和错误的关联，并改掉它写错的属性；可以重复调用。 */
export function mendControls(
  box: HTMLElement,
  { labelId, partLabels, describedBy, required, invalid }: ControlLinks,
): void {
  box.querySelectorAll<HTMLElement>(controls).forEach((control, index) => {
    const part = partLabels?.[index];
    write(control, 'aria-label', part);
    write(control, 'aria-labelledby', part ? undefined : labelId);
    write(control, 'aria-describedby', describedBy);
    if (control.getAttribute('role') !== 'switch')
      write(control, 'aria-required', required && 'true');
    write(control, 'aria-invalid', invalid && 'true');
    // Without limits Arco writes Infinity into a number field, no legal value of the attribute.
    for (const name of ['aria-valuemin', 'aria-valuemax'])
      if (control.getAttribute(name)?.endsWith('Infinity')) control.removeAttribute(name);
  });
  box.querySelectorAll<HTMLInputElement>('[role=combobox] input').forEach((input) => {
    write(input, 'aria-labelledby', labelId);
    if (input.tabIndex < 0) return;
    // A searchable select puts the focus in this input; it must not be hidden from screen readers.
    input.removeAttribute('aria-hidden');
    // The frame hands focus on to the input; if both were stops, Shift+Tab would be caught.
    input.closest('[role=combobox]')?.setAttribute('tabindex', '-1');
  });
}

function write(element: HTMLElement, name: string, value: string | false | undefined): void {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
