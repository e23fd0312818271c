/** 从外面把焦点引进一个组件，到它里面最要紧的地方。 */
export interface FocusHandle {
  readonly focus: () => void;
}
