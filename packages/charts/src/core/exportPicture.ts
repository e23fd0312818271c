import type { EChartsOption } from 'echarts';
import type { ChartEngine } from './engine';
import { withoutGeneration } from './fontLoads';
import { headedSvg, pictureHead, type PictureText } from './pictureHead';
import type { ChartPalette } from './palette';

/** 图片的种类。 */
export type PictureKind = 'png' | 'svg';

interface Picture extends PictureText {
  engine: ChartEngine;
  option: EChartsOption;
  palette: ChartPalette;
  width: number;
  height: number;
}

/** 把图连同标题和数据时间画成图片；另建一个实例，不打扰屏上的那个。 */
export async function exportPicture(kind: PictureKind, picture: Picture): Promise<Blob> {
  const still: EChartsOption = { ...picture.option, animation: false };
  return kind === 'png' ? pngOf(picture, still) : svgOf(picture, still);
}

/** 把文件交给浏览器下载。 */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Revoked at once, the download would come to nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function pngOf(
  { engine, palette, width, height, ...text }: Picture,
  option: EChartsOption,
): Promise<Blob> {
  const ratio = 2;
  const chart = engine.init(document.createElement('div'), null, {
    renderer: 'canvas',
    width,
    height,
    devicePixelRatio: ratio,
  });
  try {
    chart.setOption(option);
    const head = pictureHead(text, palette);
    const canvas = document.createElement('canvas');
    canvas.width = (width + 2 * head.margin) * ratio;
    canvas.height = (height + head.height + head.margin) * ratio;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('画布不可用');
    pen.fillStyle = palette.surface;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.scale(ratio, ratio);
    for (const line of head.lines) {
      pen.font = `${line.weight} ${line.size}px ${palette.font}`;
      pen.fillStyle = line.colour;
      pen.fillText(line.text, head.margin, line.baseline);
    }
    pen.drawImage(
      chart.renderToCanvas({ pixelRatio: ratio }),
      head.margin,
      head.height,
      width,
      height,
    );
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('图片生成失败'))),
        'image/png',
      ),
    );
  } finally {
    chart.dispose();
  }
}

async function svgOf(
  { engine, palette, width, height, ...text }: Picture,
  option: EChartsOption,
): Promise<Blob> {
  // The vector renderer is fetched on export only: the first screen does not pay for it.
  const { registerSvg } = await import('./registerSvg');
  registerSvg();
  const chart = engine.init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(option);
    return new Blob(
      [withoutGeneration(headedSvg(chart.renderToSVGString(), text, palette, width, height))],
      { type: 'image/svg+xml' },
    );
  } finally {
    chart.dispose();
  }
}
