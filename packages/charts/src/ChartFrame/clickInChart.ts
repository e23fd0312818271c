import { waitFor } from 'storybook/test';

/**
 * 故事里点画布上的一处：图画好之前的点击不算，所以点到 `picked` 不再抛错为止。
 * 最后把鼠标移开：字体到齐或换主题时图要重画，悬停的样子留不留得住看谁先谁后，不能进存档的图片。
 */
export async function clickInChart(
  root: HTMLElement,
  place: (box: DOMRect) => { x: number; y: number },
  picked: () => unknown,
): Promise<void> {
  const send = (types: readonly string[]) => {
    const canvas = root.querySelector('canvas') as HTMLCanvasElement;
    const { x, y } = place(canvas.getBoundingClientRect());
    for (const type of types)
      canvas.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }));
  };
  await waitFor(async () => {
    send(['mousemove', 'mousedown', 'mouseup', 'click']);
    await picked();
  });
  send(['mouseout']);
}
