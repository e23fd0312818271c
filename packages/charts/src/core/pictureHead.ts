import type { ChartPalette } from './palette';

/** 印在图片上方的文字。 */
export interface PictureText {
  title: string;
  asOf?: string;
}

interface HeadLine {
  text: string;
  size: number;
  weight: number;
  colour: string;
  baseline: number;
}

/** 图片标题的排版：名称一行，数据时间一行。 */
export function pictureHead(
  { title, asOf }: PictureText,
  palette: ChartPalette,
): { margin: number; height: number; lines: HeadLine[] } {
  const lines: HeadLine[] = [
    { text: title, size: 16, weight: 600, colour: palette.text, baseline: 32 },
  ];
  if (asOf)
    lines.push({
      text: `数据截至 ${asOf}`,
      size: 12,
      weight: 400,
      colour: palette.muted,
      baseline: 52,
    });
  return { margin: 16, height: asOf ? 68 : 48, lines };
}

/** 把标题和图合成一个 SVG；文字转义，数据里的尖括号不会成为标记。 */
export function headedSvg(
  chart: string,
  text: PictureText,
  palette: ChartPalette,
  width: number,
  height: number,
): string {
  const head = pictureHead(text, palette);
  const lines = head.lines.map(
    (line) =>
      `<text x="${head.margin}" y="${line.baseline}" font-size="${line.size}" font-weight="${line.weight}" fill="${line.colour}" font-family="${escapeXml(palette.font)}">${escapeXml(line.text)}</text>`,
  );
  const whole = { width: width + 2 * head.margin, height: height + head.height + head.margin };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${whole.width}" height="${whole.height}" viewBox="0 0 ${whole.width} ${whole.height}">` +
    `<rect width="100%" height="100%" fill="${palette.surface}"/>${lines.join('')}<g transform="translate(${head.margin} ${head.height})">${chart}</g></svg>`
  );
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
