export { classNames } from './classNames';
export { isComposing, isPlainEnter } from './composing';
export { Icon } from './Icon';
export type { IconName } from './Icon';
export { LinkButton } from './LinkButton';
export { Popup } from './Popup';
export { Tip } from './Tip';
export { VisuallyHidden } from './VisuallyHidden';
export { isSubmitKey } from './submitKey';
