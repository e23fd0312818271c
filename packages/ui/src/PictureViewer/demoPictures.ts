import type { ViewerPicture } from './pictureStore';
import type { ReadPicture } from './usePictures';

/** 故事和测试用的一组材料图片，名字里有生僻字。 */
export const demoPictures: readonly ViewerPicture[] = [
  { id: 'photo', title: '证件照片' },
  { id: 'front', title: '身份证正面' },
  { id: 'diploma', title: '毕业证书' },
  { id: 'health', title: '体检表' },
  { id: 'rare', title: '䶮㛃𬭎的普通话水平测试等级证书' },
];

const sizes: Readonly<Record<string, readonly [number, number]>> = {
  photo: [295, 413],
  front: [1016, 640],
  diploma: [1600, 1120],
  health: [1240, 1754],
  rare: [1500, 1050],
  turned: [900, 600],
  huge: [5472, 3648],
};

const LINE = '编号 2024 3201 0300 0127　教师资格认定申请材料';
const FONT = "'Noto Sans SC Common', 'Noto Sans SC Other', 'LXGW WenKai Rare', sans-serif";

/** 各种难看的文件：方向写在 EXIF 里、四色、动图、位图、坏文件。 */
export const awkwardPictures: readonly ViewerPicture[] = [
  { id: 'turned', title: '手机竖拍（EXIF 旋转）' },
  { id: 'cmyk', title: '四色扫描件' },
  { id: 'gif', title: '动图' },
  { id: 'bmp', title: '位图' },
  { id: 'broken', title: '坏文件' },
];

const CMYK =
  '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZZzfoF8/8AAFAgAGAAgBEMRAE0RAFkRAEsRAP/EABsAAQACAwEBAAAAAAAAAAAAAAAGBwMEBQEC/8QAIhABAAADCAMAAAAAAAAAAAAAABaj4RMUFWNkoaLiYWJl/9oADgRDAE0AWQBLAAA/AJmkbxJABXToOc3wBYqDxjoZ3VJcHz+FWpZedgjHQzupg+fwqWXnZVWKZPKjbjf587q+YW1kqrJePXcxTJ5UI3+fO6kLayVUvHrutVC3WABTLM3GAAf/2Q==';
const GIF =
  'R0lGODlhEAAMAIAAAExpcR5QyCH/C05FVFNDQVBFMi4wAwEAAAAh+QQFKAAAACwAAAAAEAAMAAACDIyPqcvtD6OctNprCgAh+QQFKAAAACwAAAAAEAAMAIBMaXHIUB4CDIyPqcvtD6OctNprCgA7';

/** 现画一张材料图片，不占仓库。 */
export const readDemo: ReadPicture = async ({ id, title }) => {
  if (id === 'broken') return new Blob(['这不是图片'], { type: 'image/jpeg' });
  if (id === 'cmyk') return fromBase64(CMYK, 'image/jpeg');
  if (id === 'gif') return fromBase64(GIF, 'image/gif');
  if (id === 'bmp') return bitmapFile(64, 40);
  const jpeg = await drawn(sizes[id] ?? [800, 600], title);
  return id === 'turned' ? withOrientation(jpeg, 6) : jpeg;
};

async function drawn([width, height]: readonly [number, number], title: string): Promise<Blob> {
  // Web fonts come in slices of characters: fetched before drawing.
  await document.fonts.load(`20px ${FONT}`, `${title}${LINE}`);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const unit = Math.min(width, height) / 100;
  const ground = pen.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, 'oklch(0.97 0.02 95)');
  ground.addColorStop(1, 'oklch(0.9 0.04 95)');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = 'oklch(0.5 0.14 30)';
  pen.lineWidth = unit;
  pen.strokeRect(4 * unit, 4 * unit, width - 8 * unit, height - 8 * unit);
  pen.fillStyle = 'oklch(0.3 0.03 260)';
  pen.textAlign = 'center';
  pen.font = `600 ${7 * unit}px ${FONT}`;
  pen.fillText(title, width / 2, 24 * unit, width - 16 * unit);
  pen.font = `${4 * unit}px ${FONT}`;
  for (let line = 0; line < 6; line += 1)
    pen.fillText(LINE, width / 2, (38 + line * 8) * unit, width - 20 * unit);
  pen.strokeStyle = 'oklch(0.55 0.2 25)';
  pen.beginPath();
  pen.arc(width - 22 * unit, height - 18 * unit, 11 * unit, 0, 7);
  pen.stroke();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

/** 在文件头后面插入一段 EXIF，只写方向。 */
async function withOrientation(jpeg: Blob, orientation: number): Promise<Blob> {
  const exif = [
    0xff,
    0xe1,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    18,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return new Blob([jpeg.slice(0, 2), new Uint8Array(exif), jpeg.slice(2)], { type: 'image/jpeg' });
}

function bitmapFile(width: number, height: number): Blob {
  const rows = width * 3;
  const bytes = new DataView(new ArrayBuffer(54 + rows * height));
  bytes.setUint16(0, 0x424d);
  for (const [at, value] of [
    [2, bytes.byteLength],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
    [34, rows * height],
  ] as const)
    bytes.setUint32(at, value, true);
  bytes.setUint16(26, 1, true);
  bytes.setUint16(28, 24, true);
  for (let at = 54; at < bytes.byteLength; at += 1) bytes.setUint8(at, (at * 7) % 256);
  return new Blob([bytes.buffer], { type: 'image/bmp' });
}

function fromBase64(text: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(text), (char) => char.charCodeAt(0))], { type });
}
