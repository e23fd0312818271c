import Message from '@arco-design/web-react/es/Message';
import '@arco-design/web-react/es/Message/style/css.js';
import './toast.css';

/** 提示是办成了还是没办成；没办成的立即读出，办成了的等读完手头的话。 */
export type ToastKind = 'good' | 'bad';

const ROLES: Record<ToastKind, string> = { good: 'status', bad: 'alert' };
/** 标题栏和标签条一共放得下这么多条；再来的挤掉最早的，下面的内容不会被盖住。 */
const MOST = 2;

/** 编号由自己给：Arco 用随机数，撞上正在收起的一条，新的一条就没有高度，后面的会盖在它上面。 */
let count = 0;
/** 说过的一句话的编号和它在页面上的位置。 */
interface Said {
  readonly id: string;
  node?: Element;
}
const said = new Map<string, Said>();

/** 在页面上方提示一句，几秒后自己消失；还没消失的同一句不再说一条。要使用者作决定的用对话框。 */
export function showToast(kind: ToastKind, text: string): void {
  const key = `${kind} ${text}`;
  const before = said.get(key);
  count += 1;
  const one: Said = isShown(before) ? before : { id: `tqc-toast-${count}` };
  for (const [old, { node }] of said) if (node && !node.isConnected) said.delete(old);
  said.set(key, one);
  Message.config({ maxCount: MOST });
  Message[kind === 'good' ? 'success' : 'error']({
    id: one.id,
    content: <ToastText role={ROLES[kind]} text={text} onNode={(node) => (one.node = node)} />,
  });
}

/** 收起全部提示，换一个人或换一个故事时用。 */
export function clearToasts(): void {
  said.clear();
  Message.clear();
}

/** 还说着，没有开始收起。 */
function isShown(one: Said | undefined): one is Said {
  const message = one?.node?.isConnected
    ? one.node.closest<HTMLElement>('.arco-message')
    : undefined;
  return Boolean(message && message.style.opacity === '' && !message.closest('.fadeMessage-exit'));
}

interface ToastTextProps {
  role: string;
  text: string;
  onNode: (node: Element) => void;
}

/** Arco 给每一条都写上 alert，办成了也会打断读屏软件：换成相称的角色。 */
function ToastText({ role, text, onNode }: ToastTextProps) {
  return (
    <span
      ref={(node) => {
        if (!node) return;
        node.closest('.arco-message')?.setAttribute('role', role);
        onNode(node);
      }}
    >
      {text}
    </span>
  );
}
