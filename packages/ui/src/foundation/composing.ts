interface KeyLike {
  key: string;
  keyCode?: number;
  nativeEvent?: { isComposing?: boolean };
  isComposing?: boolean;
}

/** 按键是否属于输入法组字过程；此时的回车只结束拼音，不能提交。 */
export function isComposing(event: KeyLike): boolean {
  return Boolean(event.isComposing ?? event.nativeEvent?.isComposing) || event.keyCode === 229;
}

/** 是否为组字之外的回车。 */
export function isPlainEnter(event: KeyLike): boolean {
  return event.key === 'Enter' && !isComposing(event);
}
