import type { KeyboardEvent } from 'react';
import { isPlainEnter } from './keyOwner';

/** 单行输入框里的回车是否应当提交所在表单；组字、下拉、日期和对话框里的回车都不算。 */
export function isSubmitKey(event: KeyboardEvent<HTMLElement>): boolean {
  const target = event.target as HTMLElement;
  if (!isPlainEnter(event) || !target.matches('input')) return false;
  if (target.closest('[role=combobox], .arco-picker')) return false;
  // Events of a dialog bubble here through React without being inside the form's document tree.
  return event.currentTarget.contains(target);
}
