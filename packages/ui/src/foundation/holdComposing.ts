import { isKeyTaken } from './keyOwner';

/**
 * 组字中的 Esc 和回车只给输入法：Arco 的对话框不问组字就收起，别人写的部件也一样管住。装一次就够。
 */
export function holdComposing(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const isEnding = event.key === 'Escape' || event.key === 'Enter';
      // Of its own target nothing but an input method takes these two.
      if (isEnding && isKeyTaken(event, event.target)) event.stopPropagation();
    },
    true,
  );
}
