import { saveBlob } from '../foundation';

/** 把图片另存为 png：方向已摆正，文件名取图片标题。 */
export async function savePng(blob: Blob, title: string): Promise<void> {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  saveBlob(await canvas.convertToBlob({ type: 'image/png' }), pngName(title));
}

/** 文件名里不能有的字符换成短横。 */
export function pngName(title: string): string {
  const name = [...title]
    .map((char) => (/[\\/:*?"<>|]/.test(char) || char < ' ' ? '-' : char))
    .join('')
    .trim();
  return `${name || '图片'}.png`;
}
