import { decode } from 'bmp-ts';
import sharp from 'sharp';
import { FileRefused } from './refused';

/** A picture drawn anew. */
export interface Drawn {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 30_000;
/** Seconds; less than the look at a file may take in all. */
const TIME = 15;
const TOO_LARGE = '图片像素过大，最大 4000 万像素，请缩小后重新上传';
/** Bytes a drawn picture may have; a small file can unpack to a hundred times its size. */
const MOST_KEPT = 10 * 1024 * 1024;
const [QUALITY, SMALLER] = [88, 70];
const TOO_HEAVY = '图片重新生成后超过 10 MB，请另存为 JPEG 或缩小后重新上传';
const BROKEN = '图片无法读取，可能已损坏，请重新生成后上传';

/** Draws a picture anew as `mime`, without what came along in the file. */
export async function drawPicture(mime: string, bytes: Buffer): Promise<Drawn> {
  let drawn = await draw(mime, bytes, QUALITY);
  // A scanner that saved space must not be refused for the finer drawing.
  if (mime === 'image/jpeg' && drawn.bytes.length > MOST_KEPT)
    drawn = await draw(mime, bytes, SMALLER);
  if (drawn.bytes.length > MOST_KEPT) throw new FileRefused(460, TOO_HEAVY, true);
  return drawn;
}

async function draw(mime: string, bytes: Buffer, quality: number): Promise<Drawn> {
  try {
    const picture = sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      animated: mime === 'image/gif',
      failOn: 'error',
    })
      .timeout({ seconds: TIME })
      .rotate()
      .toColourspace('srgb');
    const drawn =
      mime === 'image/jpeg'
        ? picture.jpeg({ quality })
        : mime === 'image/gif'
          ? picture.gif()
          : // Without filters what repeats from row to row is kept at its full size.
            picture.png({ compressionLevel: 6, adaptiveFiltering: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    if (String(error).includes('pixel limit')) throw new FileRefused(460, TOO_LARGE);
    throw new FileRefused(461, BROKEN);
  }
}

/** A BMP as PNG; its header says how large it is before anything is unpacked. */
export async function drawBitmap(bytes: Buffer): Promise<Drawn> {
  const [width, signedHeight] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const height = Math.abs(signedHeight);
  // A width below nothing would be read as four thousand million by the decoder.
  if (width <= 0 || height === 0) throw new FileRefused(461, BROKEN);
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new FileRefused(460, TOO_LARGE);
  return drawPicture('image/png', await unpacked(bytes, width, height));
}

async function unpacked(bytes: Buffer, width: number, height: number): Promise<Buffer> {
  try {
    const { data } = decode(bytes, { toRGBA: true });
    // Most programs leave the fourth byte empty, which would read as transparent.
    for (let at = 3; at < data.length; at += 4) data[at] = 255;
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .timeout({ seconds: TIME })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    throw new FileRefused(461, BROKEN);
  }
}
