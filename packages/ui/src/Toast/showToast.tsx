import Message from '@arco-design/web-react/es/Message';
import '@arco-design/web-react/es/Message/style/css.js';

/** 提示是办成了还是没办成；没办成的立即读出，办成了的等读完手头的话。 */
export type ToastKind = 'good' | 'bad';

const ROLES: Record<ToastKind, string> = { good: 'status', bad: 'alert' };

/** 编号由自己给：Arco 用随机数，撞上正在收起的一条，新的一条就没有高度，后面的会盖在它上面。 */
let count = 0;

/** 在页面上方提示一句，几秒后自己消失；要使用者作决定的用对话框。 */
export function showToast(kind: ToastKind, text: string): void {
  count += 1;
  Message[kind === 'good' ? 'success' : 'error']({
    id: `tqc-toast-${count}`,
    content: <ToastText role={ROLES[kind]} text={text} />,
  });
}

/** 收起全部提示，换一个人或换一个故事时用。 */
export function clearToasts(): void {
  Message.clear();
}

/** Arco 给每一条都写上 alert，办成了也会打断读屏软件：换成相称的角色。 */
function ToastText({ role, text }: { role: string; text: string }) {
  return (
    <span ref={(node) => node?.closest('.arco-message')?.setAttribute('role', role)}>{text}</span>
  );
}
