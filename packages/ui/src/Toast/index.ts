export { clearToasts, showToast } from './showToast';
export type { ToastKind } from './showToast';
