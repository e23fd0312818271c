/** 红绿蓝，0 至 255。 */
export type Rgb = readonly [red: number, green: number, blue: number];

/** 两种颜色的对比度，1 至 21，按 WCAG 2 的相对亮度。 */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** 灰度主题里看到的颜色：与样式的 grayscale(1) 同一算法。 */
export function toGrey([red, green, blue]: Rgb): Rgb {
  const grey = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return [grey, grey, grey];
}

/** 读十六进制或 rgb() 写法的颜色；读不懂时为空。 */
export function parseColour(text: string): Rgb | undefined {
  // A build shortens #ffffff to #fff.
  const hex = /^#([\da-f]{6})$/i.exec(
    text.trim().replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3'),
  )?.[1];
  if (hex)
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
  const parts = /^rgba?\(([^)]+)\)$/i
    .exec(text.trim())?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  return parts && parts.length >= 3 && parts.slice(0, 3).every(Number.isFinite)
    ? [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]
    : undefined;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
